import { z } from 'zod'
import { communityDefaults } from '#contract/communities/community.ts'
import { type Language, language, languages } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { domainLabel, email, password, requiredText, timeZone } from '#contract/shapes.ts'
import { explainFields } from '#contract/validation.ts'
import { fieldWords } from '#server/platform/words/words.ts'

const shape = z
  .strictObject({
    secret: requiredText(200),
    title: requiredText(limits.title.max),
    domain: domainLabel,
    languages: z.array(language).min(1, 'required'),
    lang: language,
    timeZone,
    email,
    password,
  })
  .refine(({ lang, languages }) => languages.includes(lang), { path: ['lang'], message: 'choice' })

export type SetUpInput = z.output<typeof shape>
export type SetUpField = keyof SetUpInput

/** What the fields show: what was entered, or the defaults. The password is never sent back. */
export type Entered = Record<Exclude<SetUpField, 'languages' | 'password'>, string> & { languages: string[] }

export const emptyForm = (lang: Language): Entered => ({
  secret: '',
  title: '',
  domain: '',
  languages: [...languages],
  lang,
  timeZone: communityDefaults.timeZone,
  email: '',
})

type Read =
  | { entered: Entered; input: SetUpInput }
  | { entered: Entered; problems: Partial<Record<SetUpField, string>> }

/** Reads the body of the form. */
export function readSetUpForm(body: unknown, lang: Language): Read {
  const sent = new URLSearchParams(typeof body === 'string' ? body : '')
  const text = (name: SetUpField) => sent.get(name) ?? ''
  const entered: Entered = {
    secret: text('secret'),
    title: text('title'),
    domain: text('domain'),
    languages: sent.getAll('languages'),
    lang: text('lang'),
    timeZone: text('timeZone'),
    email: text('email'),
  }
  const parsed = shape.safeParse({ ...entered, password: text('password') })
  if (parsed.success) return { entered, input: parsed.data }
  return { entered, problems: explainFields(parsed.error, fieldWords(lang)) }
}

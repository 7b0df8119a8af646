import { z } from 'zod'
import { authTypes } from '#contract/communities/community.ts'
import { languages } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { colour, domainLabel, email, hostName, requiredText, timeZone, webUrl } from '#contract/shapes.ts'
import { UsageError } from '#server/platform/config/usage-error.ts'

const listOf = <T extends string>(choices: readonly [T, ...T[]], change: (text: string) => string) =>
  z
    .string()
    .transform(text => [...new Set(text.split(',').map(part => change(part.trim())))])
    .pipe(z.array(z.enum(choices)).min(1))

const orNone = <T extends z.ZodType>(shape: T) => z.union([z.literal('none').transform(() => null), shape])

/** Options of `create` and `update`: what each must be, and what it is for. */
export const options = {
  title: { value: requiredText(limits.title.max), must: 'be a name of up to 120 characters', sample: '"Tea club"' },
  'title-ru': { value: requiredText(limits.title.max), must: 'be the name in Russian', sample: '"Чайный клуб"' },
  address: { value: domainLabel, must: 'be a label: 2 to 40 letters, digits and inner hyphens', sample: 'tea' },
  'custom-domain': { value: orNone(hostName), must: 'be a host name, or none', sample: 'club.example.org' },
  languages: { value: listOf(languages, text => text.toLowerCase()), must: 'be en, ru or both', sample: 'en,ru' },
  lang: { value: z.enum(languages), must: 'be en or ru', sample: 'ru' },
  'time-zone': { value: timeZone, must: 'be a time zone', sample: 'Europe/Berlin' },
  'sign-in': {
    value: listOf(authTypes, text => text.toUpperCase()),
    must: `be a list of ${authTypes.join(', ')}`,
    sample: 'EMAIL,MAGIC',
  },
  sender: { value: orNone(email), must: 'be an email address, or none', sample: 'hello@club.example.org' },
  'letters-a-day': {
    value: orNone(z.coerce.number().int().min(0).max(1_000_000)),
    must: 'be a number, or none to lift the cap',
    sample: 'none',
  },
  contact: { value: email, must: 'be an email address', sample: 'team@club.example.org' },
  'brand-color': { value: colour, must: 'be a colour', sample: '#b3501f' },
  'accent-color': { value: colour, must: 'be a colour', sample: '#2c7567' },
  'provider-client-id': { value: requiredText(300), must: 'be our id at the provider', sample: 'tea-club' },
  'provider-secret-file': { value: requiredText(1000), must: 'hold our secret at the provider', sample: 'secret.txt' },
  'provider-code-url': { value: webUrl, must: 'be a URL', sample: 'https://id.example.org/authorize' },
  'provider-token-url': { value: webUrl, must: 'be a URL', sample: 'https://id.example.org/token' },
  'provider-user-info-url': { value: webUrl, must: 'be a URL', sample: 'https://id.example.org/userinfo' },
  'provider-issuer': { value: webUrl, must: 'be a URL', sample: 'https://id.example.org' },
} as const satisfies Record<string, { value: z.ZodType; must: string; sample: string }>

export type OptionName = keyof typeof options
export type Given = Partial<Record<OptionName, string>>
export type Chosen = { [K in OptionName]?: z.output<(typeof options)[K]['value']> }

/** Checks all options, and names all that are wrong. */
export function readOptions(given: Given): Chosen {
  const chosen: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, text] of Object.entries(given) as [OptionName, string | undefined][]) {
    if (text === undefined) continue
    const { value, must, sample } = options[name]
    const read = value.safeParse(text)
    if (read.success) chosen[name] = read.data
    // The contents of the file are a secret.
    else if (name === 'provider-secret-file') problems.push(`--${name} must ${must}; it is empty or too long.`)
    else problems.push(`--${name} must ${must}, such as --${name}=${sample} (it is "${text.slice(0, 80)}").`)
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  return chosen as Chosen
}

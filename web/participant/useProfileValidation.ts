import { useCallback, useEffect } from 'react'
import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import { explainFields, type FieldWords } from '#contract/validation.ts'
import { loadQuietly } from '#web/lib/browser/chunks.ts'
import { useWords, type Words } from '#web/lib/words/words.ts'
import { contactProblems, type TypedContact } from './contactProblems.ts'

/** One sentence per invalid field; contacts under `contacts.<TYPE>`. */
export type Problems = Record<string, string>

export type ProfileValues = Omit<Partial<ProfileInput>, 'contacts'> & { contacts?: TypedContact[] }

const loadSchema = () => loadQuietly(() => import('#contract/participants/profile-shapes.ts'))

/**
 * Validates parts of a profile with the server's schema. It is large, so it is loaded when a form opens; if that fails,
 * only the server validates. `required` fields may not be empty. Empty contacts count as missing.
 */
export function useProfileValidation(): (
  values: ProfileValues,
  required?: (keyof ProfileInput)[],
) => Promise<Problems> {
  const t = useWords('fields')
  useEffect(() => {
    loadSchema().catch(() => undefined)
  }, [])
  return useCallback(
    async (values, required = []) => {
      const problems: Problems = {}
      for (const field of required) if (isEmpty(values[field])) problems[field] = t('required')
      const schema = await loadSchema().catch(() => null)
      if (!schema) return problems
      const given = values.contacts?.filter(({ value }) => value.trim() !== '')
      const result = schema.profileInput.safeParse(given ? { ...values, contacts: given } : values)
      if (result.success) return problems
      return { ...contactProblems(explainFields(result.error, rawWords(t)), given ?? []), ...problems }
    },
    [t],
  )
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const rules = [
  'required',
  'unknown',
  'invalid',
  'between',
  'atLeast',
  'atMost',
  'number',
  'choice',
  'email',
  'password',
  'url',
  'domain',
  'colour',
  'timeZone',
  'characters',
  'contact',
  'duplicate',
] as const satisfies (keyof FieldWords)[]

/** Texts with placeholders, which are filled from the violated rule. */
const rawWords = (t: Words<'fields'>): FieldWords =>
  Object.fromEntries(rules.map(rule => [rule, t(rule, { min: '{{min}}', max: '{{max}}' })])) as FieldWords

import type { z } from 'zod'

/** Words for what can be wrong with a field; `words/<language>/fields.ts` has them. */
export type FieldWords = Record<
  | 'required'
  | 'unknown'
  | 'invalid'
  | 'between'
  | 'atLeast'
  | 'atMost'
  | 'number'
  | 'choice'
  | 'email'
  | 'password'
  | 'url'
  | 'domain'
  | 'colour'
  | 'timeZone'
  | 'characters'
  | 'contact'
  | 'duplicate',
  string
>

/** One sentence per field, the first problem of each, worded for its reader: the same on both sides of the wire. */
export function explainFields(error: z.ZodError, words: FieldWords): Record<string, string> {
  // Without a prototype, so that a field named `constructor` is not taken for explained already.
  const fields: Record<string, string> = Object.create(null)
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= words.unknown
    else fields[issue.path.join('.') || 'body'] ??= explain(issue, words)
  }
  return fields
}

/** The numbers that a rule brought along. */
function fill(sentence: string, issue: z.core.$ZodIssue): string {
  const numbers = (issue.code === 'custom' && issue.params) || {}
  return sentence.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(numbers[name] ?? hole))
}

function explain(issue: z.core.$ZodIssue, words: FieldWords): string {
  if (Object.hasOwn(words, issue.message)) return fill(words[issue.message as keyof FieldWords], issue)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? words.required : words.invalid
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? words.required
        : words.atLeast.replace('{{min}}', String(issue.minimum))
    case 'too_big':
      return words.atMost.replace('{{max}}', String(issue.maximum))
    case 'invalid_value':
      return words.choice
    default:
      return words.invalid
  }
}

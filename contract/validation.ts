import type { z } from 'zod'

/** Texts of field errors, from `words/<language>/fields.ts`. */
export type FieldWords = Record<
  | 'required'
  | 'unknown'
  | 'invalid'
  | 'between'
  | 'atLeast'
  | 'atMost'
  | 'noMore'
  | 'number'
  | 'choice'
  | 'email'
  | 'password'
  | 'url'
  | 'link'
  | 'contactUrl'
  | 'domain'
  | 'colour'
  | 'timeZone'
  | 'characters'
  | 'contact'
  | 'webAddress'
  | 'duplicate',
  string
>

/** One sentence per field, for its first problem. Client and server use the same. */
export function explainFields(error: z.ZodError, words: FieldWords): Record<string, string> {
  // Without a prototype, so that a field named `constructor` does not count as present.
  const fields: Record<string, string> = Object.create(null)
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= words.unknown
    else fields[issue.path.join('.') || 'body'] ??= explain(issue, words)
  }
  return fields
}

/** Fills in the numbers of the rule. */
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
      return (issue.origin === 'string' ? words.atMost : words.noMore).replace('{{max}}', String(issue.maximum))
    case 'invalid_value':
      return words.choice
    default:
      return words.invalid
  }
}

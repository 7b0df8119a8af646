/*
 * A form as data, made from a schema of the contract by `form-of.ts`. Without zod: the web app gets it at build time as
 * `virtual:option-forms`.
 */

export type FormField =
  | { kind: 'text'; isRequired: boolean; max: number }
  /** `isWeb`: an absolute http or https URL; else also a path of this site, a mail address or a phone number. */
  | { kind: 'url'; isWeb: boolean }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'switch' }
  | { kind: 'choice'; choices: string[] }
  | { kind: 'list'; of: FormField; min: number; max: number }
  | FormGroup
  /** The same fields for each of several keys, any of which may be absent. */
  | { kind: 'byKey'; keys: string[]; of: FormField }

export type FormGroup = {
  kind: 'group'
  /** The fields are the languages: shown side by side under one label. */
  isLocalized: boolean
  fields: { name: string; field: FormField; isOptional: boolean }[]
}

import type { FieldProblems, FormValue } from './formValue.ts'

export type SchemaWords = {
  /** Label of a field by its name. */
  field: (name: string) => string
  /** Label of an item of a list, by the name of the list. */
  item: (name: string, order: number) => string
  choice: (choice: string) => string
}

export type SchemaFieldProps<F> = {
  field: F
  /** Where it is in the form, such as `entries.0.question`. */
  path: string
  /** Its name in the schema; items of a list have that of the list. */
  name: string
  label: string
  value: FormValue
  problems: FieldProblems
  words: SchemaWords
  isOptional?: boolean
  onChange: (value: FormValue) => void
}

export const joinPath = (path: string, part: string | number): string => (path ? `${path}.${part}` : String(part))

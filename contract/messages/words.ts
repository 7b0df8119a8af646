import type { Language } from '../languages.ts'

/**
 * The Russian words of an English set: the same keys, but a plural has the forms that Russian needs.
 * A key that is missing, or one too many, does not compile.
 */
export type RussianOf<T> = {
  [K in keyof T as K extends `${string}_other` ? never : K]: T[K] extends string ? string : RussianOf<T[K]>
} & {
  [K in keyof T as K extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` | `${Base}_other` : never]: string
}

/** The words of one language, by namespace. */
export type Messages = {
  failures: typeof import('./en/failures.ts').failures
  fields: typeof import('./en/fields.ts').fields
  letters: typeof import('./en/letters.ts').letters
  shell: typeof import('./en/shell.ts').shell
  screens: typeof import('./en/screens.ts').screens
  ui: typeof import('./en/ui.ts').ui
  landing: typeof import('./en/landing.ts').landing
  auth: typeof import('./en/auth.ts').auth
  account: typeof import('./en/account.ts').account
  joining: typeof import('./en/joining.ts').joining
  people: typeof import('./en/people.ts').people
  matching: typeof import('./en/matching.ts').matching
  network: typeof import('./en/network.ts').network
}
export type Namespace = keyof Messages

export type AnyWords = { [key: string]: string | AnyWords }
export type MessageLoader = (language: Language) => Promise<AnyWords>

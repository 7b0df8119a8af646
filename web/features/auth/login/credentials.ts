import { limits } from '#contract/limits.ts'

/** The same pattern as the server's, written here again because the contract's needs a library that this page does without. */
const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9\u0080-\uffff-]{1,63}(?:\.[a-z0-9\u0080-\uffff-]{1,63})+$/i

export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= limits.email.max && emailPattern.test(email)
}

/** Blanks alone do not do, but they belong to the password. */
export function isPassword(text: string): boolean {
  return text.trim().length >= limits.password.min && text.length <= limits.password.max
}

export type Credentials = { email: string; password?: string }
export type CredentialProblem = 'emailInvalid' | 'passwordInvalid'

/** The first thing that is wrong, in the order of the form; a way without a password has none to check. */
export function firstProblem({ email, password }: Credentials): CredentialProblem | null {
  if (!isEmail(email)) return 'emailInvalid'
  return password === undefined || isPassword(password) ? null : 'passwordInvalid'
}

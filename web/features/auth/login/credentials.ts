import { limits } from '#contract/limits.ts'

/** The server's pattern, repeated because the contract's needs zod, which this page does not load. */
const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9\u0080-\uffff-]{1,63}(?:\.[a-z0-9\u0080-\uffff-]{1,63})+$/i

export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= limits.email.max && emailPattern.test(email)
}

/** Blanks count, but not alone. */
export function isPassword(text: string): boolean {
  return text.trim().length >= limits.password.min && text.length <= limits.password.max
}

export type Credentials = { email: string; password?: string }
type CredentialProblem = 'emailInvalid' | 'passwordInvalid'

/** The first problem in the order of the form; methods without a password do not check it. */
export function firstProblem({ email, password }: Credentials): CredentialProblem | null {
  if (!isEmail(email)) return 'emailInvalid'
  return password === undefined || isPassword(password) ? null : 'passwordInvalid'
}

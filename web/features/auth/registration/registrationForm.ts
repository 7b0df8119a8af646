import { isEmail } from '#web/features/auth/login/credentials.ts'
import { type NewPassword, type PasswordProblems, passwordProblems } from './newPassword.ts'

export type RegistrationForm = NewPassword & { email: string }
export type RegistrationProblems = { email: 'emailInvalid' | 'emailTaken' } & PasswordProblems

export function registrationProblems(form: RegistrationForm): Partial<RegistrationProblems> {
  const wrongEmail = isEmail(form.email) ? {} : { email: 'emailInvalid' as const }
  return { ...wrongEmail, ...passwordProblems(form) }
}

/** The field that a failure of the server is about; null for others. */
export function refusedField(failure: string): Partial<RegistrationProblems> | null {
  if (failure === 'EMAIL_TAKEN') return { email: 'emailTaken' }
  return failure === 'COMMON_PASSWORD' ? { password: 'passwordCommon' } : null
}

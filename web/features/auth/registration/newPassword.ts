import { isPassword } from '#web/features/auth/login/credentials.ts'

export type NewPassword = { password: string; repeated: string }
export type PasswordProblems = { password: 'passwordLength' | 'passwordCommon'; repeated: 'repeatedDiffers' }

export const noPassword: NewPassword = { password: '', repeated: '' }

/** What is wrong, by field. A password that does not do comes first: whether it was repeated is then no matter. */
export function passwordProblems({ password, repeated }: NewPassword): Partial<PasswordProblems> {
  if (!isPassword(password)) return { password: 'passwordLength' }
  return repeated === password ? {} : { repeated: 'repeatedDiffers' }
}

import { isPassword } from '#web/features/auth/login/credentials.ts'

export type NewPassword = { password: string; repeated: string }
export type PasswordProblems = { password: 'passwordLength' | 'passwordCommon'; repeated: 'repeatedDiffers' }

export const noPassword: NewPassword = { password: '', repeated: '' }

/** Problems by field. An invalid password comes first: its repetition is then not checked. */
export function passwordProblems({ password, repeated }: NewPassword): Partial<PasswordProblems> {
  if (!isPassword(password)) return { password: 'passwordLength' }
  return repeated === password ? {} : { repeated: 'repeatedDiffers' }
}

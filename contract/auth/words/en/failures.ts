/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  ACCESS_DENIED: 'We could not find this account. It may have been blocked or deleted.',
  INVALID_LOGIN: 'Invalid login or password',
  INVALID_PASSWORD: 'Invalid password',
  EMAIL_TAKEN: 'This email is already registered',
  INVALID_CODE: 'Invalid code',
  EMAIL_NOT_CONFIRMED: 'Please confirm your email first. If you cannot find the letter, look into spam or promotions.',
  POLICY_NOT_ACCEPTED: 'Please accept the confidentiality agreement.',
  METHOD_NOT_OFFERED: 'This way of logging in is not offered here.',
  COMMON_PASSWORD: 'This password is among the first that are tried. Please choose another.',
  EMAIL_NEEDED: 'Please also enter your email: this code is used by several people.',
  PROVIDER_REFUSED: 'The sign-in could not be completed. Please try again, or choose another way.',
  CHECK_EMAIL: 'You have been here before. We have sent a link to your email: open it to log in.',
  LAST_ADMIN: 'You are the only admin of a community. Make somebody else its admin first.',
}

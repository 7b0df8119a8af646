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
  COMMON_PASSWORD: 'This password is too common. Please choose another.',
  EMAIL_NEEDED: 'Please also enter your email: this code is used by several people.',
  PROVIDER_REFUSED: 'The sign-in could not be completed. Please try again, or choose another way.',
  CHECK_EMAIL: 'You have been here before. We have sent a link to your email: open it to log in.',
  INVITED_TOO_OFTEN:
    'This address has had enough invitations for today. Try again tomorrow, or share the link yourself.',
  TOO_MANY_INVITATIONS: 'You have sent as many invitations as a day allows. Try again tomorrow, or share a link.',
  INVITATION_OF_ANOTHER:
    'This invitation was sent to another email. Log in with that email, or ask for an invitation of your own.',
  CONFIRM_LINK:
    'You already have an account with this address. We have sent you a letter: confirm there that it is you.',
  LAST_WAY_IN: 'This is your only way to log in. Confirm your email or set a password first.',
  LAST_ADMIN: 'You are the only admin of a community. Make somebody else its admin first.',
}

/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  ACCESS_DENIED: 'We could not find this account. It may have been blocked or deleted.',
  INVALID_LOGIN: 'Invalid login or password',
  INVALID_PASSWORD: 'Invalid password',
  EMAIL_TAKEN: 'This email is already registered',
  INVALID_CODE: 'Invalid code',
  EMAIL_NOT_CONFIRMED:
    'Please confirm your email first. If you cannot find our message, check your spam or promotions folder.',
  POLICY_NOT_ACCEPTED: 'Please accept the confidentiality agreement.',
  METHOD_NOT_OFFERED: 'You cannot log in this way here.',
  COMMON_PASSWORD: 'This password is too common. Please choose another.',
  EMAIL_NEEDED: 'Please also enter your email: several people use this code.',
  PROVIDER_REFUSED: 'We could not log you in. Please try again, or choose another way.',
  CHECK_EMAIL: 'You have been here before. We have sent a link to your email: open it to log in.',
  INVITED_TOO_OFTEN:
    'This address has already received several invitations today. Try again tomorrow, or share the link yourself.',
  TOO_MANY_INVITATIONS: 'You have reached today’s limit of invitations. Try again tomorrow, or share a link.',
  INVITATION_OF_ANOTHER:
    'This invitation was sent to another email. Log in with that email, or ask for your own invitation.',
  CONFIRM_LINK:
    'You already have an account with this address. We have sent you an email: confirm there that it is you.',
  LAST_WAY_IN: 'This is your only way to log in. Confirm your email or set a password first.',
  IDENTITY_OF_ANOTHER:
    'This login belongs to another person here. Choose another one, or disconnect it in the account that has it.',
  CONNECT_EXPIRED: 'This took too long, or was started in another session. Go back to the settings and try again.',
  LAST_ADMIN: 'You are the only admin of a community. Make somebody else its admin first.',
}

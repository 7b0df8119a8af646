/** Titles of the screens and labels of the menus. */
export const menu = {
  commands: {
    copyInvite: 'Copy my invitation link',
  },
  titles: {
    login: 'Log in',
    registration: 'Join',
    recovery: 'Password recovery',
    oneTimeCode: 'One-time code',
    confirmRecovery: 'New password',
    confirmed: 'Email confirmation',
    invite: 'Invitation',
    authMagic: 'Sign-in link',
    lastStep: 'Last step',
  },
}

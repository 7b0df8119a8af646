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
    confirmLink: 'Connect your login',
    confirmChange: 'New email address',
    notMe: 'This was not me',
    invite: 'Invitation',
    authMagic: 'Login link',
    lastStep: 'Last step',
  },
  settings: {
    account: 'Email and password',
    sessions: 'Devices where I am logged in',
    deletion: 'Delete my account',
  },
  keywords: {
    account: 'change address login sign in',
    sessions: 'log out everywhere session',
    deletion: 'leave remove profile',
  },
}

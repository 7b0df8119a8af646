/** Titles of the screens and labels of the menus. */
export const menu = {
  titles: {
    accountDeleted: 'Account deleted',
    settings: 'Settings',
  },
  userMenu: {
    settings: 'Settings',
  },
  settings: {
    general: 'Language and appearance',
    data: 'A copy of my data',
  },
  keywords: {
    general: 'theme dark light interface',
    data: 'export download gdpr',
  },
}

/** Titles of the screens and labels of the menus. */
export const menu = {
  titles: {
    accountDeleted: 'Account deleted',
    settings: 'Settings',
  },
  userMenu: {
    settings: 'Settings',
  },
}

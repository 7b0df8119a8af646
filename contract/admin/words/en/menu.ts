/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    admin: 'Admin',
    description: 'Description',
    options: 'Options',
    backToCommunity: 'Back to community',
  },
  titles: {
    admin: 'Admin',
    options: 'Options',
  },
}

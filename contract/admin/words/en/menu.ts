/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    admin: 'Admin',
  },
  titles: {
    admin: 'Admin',
  },
}

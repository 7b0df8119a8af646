/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    newsletters: 'Newsletters',
  },
  titles: {
    newsletters: 'Newsletters',
  },
}

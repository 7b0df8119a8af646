/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    newsletters: 'Newsletters',
  },
  phoneMenu: {
    newsletters: 'Letters',
  },
  titles: {
    newsletters: 'Newsletters',
    welcomeSeries: 'Welcome series',
  },
}

/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    dashboard: 'Dashboard',
    analytics: 'Analytics',
  },
  titles: {
    dashboard: 'Dashboard',
  },
  userMenu: {
    dashboard: 'Dashboard',
  },
}

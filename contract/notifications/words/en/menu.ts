/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    notifications: 'Notifications',
  },
  titles: {
    notifications: 'Notifications',
  },
  settings: {
    letters: 'Letters',
  },
  keywords: {
    letters: 'email unsubscribe subscription',
  },
}

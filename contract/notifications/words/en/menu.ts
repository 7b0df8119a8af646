/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    notifications: 'Notifications',
  },
  titles: {
    notifications: 'Notifications',
  },
  settings: {
    channels: 'Messengers and quiet hours',
    letters: 'Letters',
  },
  keywords: {
    channels: 'telegram slack discord push browser silent',
    letters: 'email unsubscribe subscription',
  },
}

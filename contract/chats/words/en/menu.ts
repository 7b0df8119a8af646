/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    chats: 'Chats',
  },
  phoneMenu: {
    chats: 'Chats',
  },
  titles: {
    chats: 'Chats',
  },
}

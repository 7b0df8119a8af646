/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    chats: 'Chats',
  },
  phoneMenu: {
    chats: 'Chats',
  },
  commands: {
    newChat: 'New chat',
  },
  settings: {
    blocked: 'Blocked people',
  },
  keywords: {
    blocked: 'block unblock ban',
    newChat: 'message write talk group',
  },
  titles: {
    chats: 'Chats',
  },
}

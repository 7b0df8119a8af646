/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    launch: 'Launch your own community',
    faq: 'FAQ',
    help: 'Help',
  },
  titles: {
    landing: 'Welcome',
    faq: 'FAQ',
    launch: 'Launch a community',
    invitations: 'First invitations',
    bank: 'Bank',
  },
}

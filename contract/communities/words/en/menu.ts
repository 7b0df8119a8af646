/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    faq: 'FAQ',
  },
  titles: {
    landing: 'Welcome',
    faq: 'FAQ',
    bank: 'Bank',
  },
}

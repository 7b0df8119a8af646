/** Titles of the screens and labels of the menus. */
export const menu = {
  titles: {
    notFound: 'Not found',
  },
}

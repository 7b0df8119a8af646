/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    myCommunities: 'My communities',
    contacts: 'Contacts',
  },
  phoneMenu: {
    myCommunities: 'Home',
    contacts: 'Contacts',
  },
  titles: {
    myCommunities: 'My communities',
    contacts: 'Contacts',
    bookmarks: 'Bookmarks',
    subscriptions: 'Subscriptions',
    scoreMatch: 'Score matches',
  },
  userMenu: {
    subscriptions: 'Subscriptions',
    scoreMatch: 'Score matches',
  },
}

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
    runPreview: 'Preview of the next run',
    scoreMatch: 'Score matches',
  },
  userMenu: {
    subscriptions: 'Subscriptions',
    scoreMatch: 'Score matches',
  },
  commands: {
    criteria: 'Change what I am looking for',
    findRequest: 'Help with a request',
    pause: 'Pause recommendations',
    runs: 'Weekly recommendation runs',
    rules: 'Matching rules',
    runPreview: 'Preview of the next run',
  },
  settings: {
    recommendations: 'Recommendations',
  },
  keywords: {
    criteria: 'my request search criteria write',
    findRequest: 'requests feed answer',
    pause: 'holiday break stop letters',
    recommendations: 'matches how often never meet',
    bookmarks: 'saved favourites',
    runs: 'start run',
    rules: 'never same company pairs groups',
    runPreview: 'preview recommendations skip pin',
  },
  found: {
    requests: 'Requests',
  },
}

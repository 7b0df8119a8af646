/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    participants: 'Participants',
    profile: 'Profile',
    moderation: 'Moderation',
  },
  phoneMenu: {
    moderation: 'Moderation',
    participants: 'People',
  },
  titles: {
    questions: 'Welcome',
    onboarding: 'Your profile',
    participants: 'Participants',
    participant: 'Profile',
    reports: 'Reports',
    contactRequests: 'Contact requests',
    moderation: 'Moderation',
    profile: 'Profile',
  },
  userMenu: {
    profile: 'My profile',
  },
  commands: {
    editProfile: 'Edit my profile',
  },
  settings: {
    notifications: 'Notifications',
    privacy: 'Who sees my contacts',
    connected: 'Connected accounts',
  },
  keywords: {
    editProfile: 'name photo about position company city topics',
    notifications: 'letters email telegram unsubscribe',
    privacy: 'privacy hide visibility',
    connected: 'google telegram link account',
  },
  found: {
    people: 'People',
  },
}

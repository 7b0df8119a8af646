/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    participants: 'Participants',
    profile: 'Profile',
  },
  phoneMenu: {
    participants: 'People',
  },
  titles: {
    questions: 'Welcome',
    onboarding: 'Your profile',
    participants: 'Participants',
    participant: 'Profile',
    profile: 'Profile',
  },
  userMenu: {
    profile: 'My profile',
  },
}

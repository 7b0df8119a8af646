/** The words of the design system's own parts. */
export const ui = {
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  why: 'Why you two',
  relevance: {
    HIGH: 'High relevance',
    MEDIUM: 'Good match',
    LOW: 'Worth a look',
  },
  status: {
    CONFIRMED: 'Confirmed',
    PENDING: 'Pending',
    REJECTED: 'Rejected',
    CANCELLED: 'Cancelled',
    ONLINE: 'Online',
  },
  date: { open: 'Choose from the calendar: {{label}}', previous: 'Previous month', next: 'Next month' },
  retry: 'Try again',
  notLoaded: 'This did not load',
  notLoadedText: 'You may have lost the connection. Your data is safe.',
  contactUs: 'Contact us',
  logIn: 'Log in',
  logOut: 'Log out',
  home: 'Go to the main page',
  noPermission: {
    title: 'This area is for the organisers',
    text: 'You have no permission to access moderation features. If you think this is a mistake, write to us.',
  },
  notFound: {
    title: 'There is nothing here',
    text: 'The link may be old, or the page has been removed.',
  },
}

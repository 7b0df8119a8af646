/** Texts of letters. */
export const letters = {
  imported: {
    subject: 'You are invited to {{community}}',
    preview: 'Your profile is ready. Log in to look it over.',
    headline: 'Welcome to {{community}}',
    text: 'The managers of the community have prepared a profile for you. Log in with this email address to look it over and meet the members. Nobody sees it until you do.',
    button: 'Log in',
    notYou:
      'Not expecting this? Ignore this letter: without a login your profile stays hidden, and the managers can remove it.',
  },
}

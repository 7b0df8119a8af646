/** Words of the letters. */
export const letters = {
  reach: {
    subject: '{{author}} would like to reach {{subject}}',
    preview: 'A message for you to pass on',
    headline: 'Please pass this on',
    lead: '{{author}} ({{from}}) would like to reach {{subject}} ({{to}}), whose contacts are hidden. Whether and how is up to you.',
    author: 'Who is {{author}}',
    subjectButton: 'Who is {{subject}}',
  },
  confirmed: {
    subject: 'Welcome to {{community}}',
    preview: 'Your profile is confirmed',
    headline: 'Welcome, {{name}}',
    lead: 'Your profile is confirmed: members of {{community}} can see you now, and you can see them.',
    button: 'Look around',
  },
  rejected: {
    subject: 'Your profile at {{community}} needs a change',
    preview: 'A moderator has looked at it',
    headline: '{{name}}, one thing first',
    lead: 'A moderator of {{community}} has looked at your profile and asks for a change. Once you have made it, it is looked at again.',
    button: 'Change my profile',
  },
}

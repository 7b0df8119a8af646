/** Words of the letters. */
export const letters = {
  reach: {
    subject: '{{author}} would like to reach {{subject}}',
    preview: 'A message for you to pass on',
    headline: 'Please pass this on',
    lead: '{{author}} ({{from}}) would like to reach {{subject}} ({{to}}), whose contacts are hidden. Whether you pass the message on is up to you.',
    author: 'View {{author}}’s profile',
    subjectButton: 'View {{subject}}’s profile',
  },
  contactPassed: {
    subject: '{{author}} would like to reach you',
    headline: '{{name}}, a message for you',
    lead: '{{author}} of {{community}} would like to reach you. Your contacts are hidden, so a moderator passes the message on:',
    after:
      'Your contacts stay hidden. To answer, open the profile and write; if you do nothing, {{author}} learns nothing about you.',
    button: 'View {{author}}’s profile',
  },
  contactDeclined: {
    subject: 'Your message to {{subject}} was not passed on',
    headline: '{{name}}, we did not pass your message on',
    lead: 'The moderators of {{community}} did not pass your message to {{subject}} on. They write:',
  },
  newcomers: {
    subjectOne: '{{name}} is waiting to join {{community}}',
    subject_one: '{{count}} newcomer is waiting in {{community}}',
    subject_other: '{{count}} newcomers are waiting in {{community}}',
    headlineOne: '{{name}} would like to join',
    headline_one: '{{count}} newcomer is waiting for you',
    headline_other: '{{count}} newcomers are waiting for you',
    lead: 'They become members of {{community}} once a moderator has confirmed their profile.',
    button: 'Open moderation',
  },
  confirmed: {
    subject: 'Welcome to {{community}}',
    preview: 'Your profile is confirmed',
    headline: 'Welcome, {{name}}',
    lead: 'Your profile is confirmed: members of {{community}} can see you now, and you can see them.',
    button: 'Look around',
  },
  rejected: {
    subject: 'Your profile in {{community}} needs a change',
    preview: 'A moderator has reviewed it',
    headline: '{{name}}, your profile needs a change',
    lead: 'A moderator of {{community}} has reviewed your profile and asks for a change. Once you have made it, we will review it again.',
    button: 'Change my profile',
  },
}

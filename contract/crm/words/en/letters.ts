/** Texts of letters. */
export const letters = {
  imported: {
    subject: 'You are invited to {{community}}',
    preview: 'Your profile is ready. Log in to look it over.',
    headline: 'Welcome to {{community}}',
    text: 'The managers of the community have prepared a profile for you. Log in with this email address to look it over and meet the members. Nobody sees it until you do.',
    button: 'Log in',
    notYou:
      'Not expecting this? Ignore this email: without a login your profile stays hidden, and the managers can remove it.',
  },
  mergeAsked: {
    subject: 'Two profiles in {{community}}: are both yours?',
    preview: 'A manager proposes to merge them. Nothing changes until both addresses agree.',
    headline: 'Are both profiles yours?',
    lead: 'A manager of {{community}} thinks that two profiles belong to you: {{keptName}} ({{keptEmail}}) and {{otherName}} ({{otherEmail}}).',
    kept: 'If both addresses agree, they become one: your profile at {{keptEmail}} stays, and the intros, chats and events of the other one move to it. This cannot be undone.',
    other:
      'If both addresses agree, they become one: your profile at {{otherEmail}} ends, and its intros, chats and events move to the profile at {{keptEmail}}. After that you log in with that address. This cannot be undone.',
    button: 'Look and decide',
    notYou:
      'Is the other profile not yours? Then do not agree: its owner would see your chats. You can decline on the page, or ignore this email; the link expires in 7 days.',
  },
  merged: {
    subject: 'Your two profiles in {{community}} are one now',
    preview: 'Intros, chats and events are in one place.',
    headline: 'Your profiles are one now',
    lead: 'Both addresses agreed, so your two profiles in {{community}} have been merged.',
    text: 'Your profile is the one at {{keptEmail}}. Log in with that address; the profile at {{otherEmail}} has ended.',
    button: 'Open my profile',
  },
}

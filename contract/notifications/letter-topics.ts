/* Without a library, since screens read it too. */

/** Topics of letters that a participant can switch off, in the order in which they are shown. */
export const letterTopics = [
  'weekly',
  'intros',
  'requests',
  'meetings',
  'messages',
  'participation',
  'eventChanges',
  'eventReminders',
  'eventStarts',
  'eventFeedback',
  'eventMessages',
  'organising',
  'community',
  'newsletters',
  'moderation',
  'managing',
] as const

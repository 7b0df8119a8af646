import { z } from 'zod'

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
export const letterTopic = z.enum(letterTopics)
export type LetterTopic = z.infer<typeof letterTopic>

/**
 * What a kind of letter is for. `ACCESS`: signing in, recovery and confirmation, which no cap of the community holds.
 * `SERVICE`: the result of something that the reader did or that concerns their account. Neither can be unsubscribed.
 */
export type LetterCategory = 'ACCESS' | 'SERVICE' | LetterTopic

export const isTopic = (category: LetterCategory): category is LetterTopic =>
  category !== 'ACCESS' && category !== 'SERVICE'

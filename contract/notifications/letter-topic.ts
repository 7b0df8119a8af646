import { z } from 'zod'
import { letterTopics } from './letter-topics.ts'

export const letterTopic = z.enum(letterTopics)
export type LetterTopic = z.infer<typeof letterTopic>

/**
 * What a kind of letter is for. `ACCESS`: signing in, recovery and confirmation, which no cap of the community holds.
 * `SERVICE`: the result of something that the reader did or that concerns their account. Neither can be unsubscribed.
 */
export type LetterCategory = 'ACCESS' | 'SERVICE' | LetterTopic

export const isTopic = (category: LetterCategory): category is LetterTopic =>
  category !== 'ACCESS' && category !== 'SERVICE'

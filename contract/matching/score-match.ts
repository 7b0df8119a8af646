import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant } from '../shapes.ts'
import { relevanceLevel } from './recommendation.ts'

/** A member as a moderator judges a pair: with what the profile tells. */
const judgedPerson = listedParticipant.extend({ about: z.string(), goal: z.string() })
export type JudgedPerson = z.infer<typeof judgedPerson>

export const pairToScore = z.strictObject({
  first: judgedPerson,
  second: judgedPerson,
})
export type PairToScore = z.infer<typeof pairToScore>

/** How far moderators and the machine agree. */
export const agreement = z.strictObject({
  scored: z.number().int(),
  /** The share of pairs of pairs that both put into the same order; null before there are any. */
  share: z.number().min(0).max(1).nullable(),
})
export type Agreement = z.infer<typeof agreement>

export const pairEvents = [
  'RECOMMENDED',
  'LIKE',
  'DISLIKE',
  'INTRO',
  'ACCEPTED',
  'DECLINED',
  'MEETING_SCORE',
  'ADMIN_SCORE',
] as const

export const pairEvent = z.strictObject({
  kind: z.enum(pairEvents),
  /** Who did it: one of the two, or null for the machine and moderators. */
  byId: id.nullable(),
  score: z.number().nullable(),
  at: instant,
})
export type PairEvent = z.infer<typeof pairEvent>

const pair = { firstId: id, secondId: id }

/** Moderators judge pairs, and the machine learns from it. What the machine thinks is told only after the moderator's own word. */
export const scoreMatchApi = {
  getNext: endpoint({
    call: 'GET /api/admin/next-match',
    access: 'CAN_SCORE_MATCHES',
    summary: 'The pair whose score would teach most, and that the moderator has not scored; null when there is none.',
    /** How many of the most informative ones to leave out, for a moderator who would rather judge another. */
    input: { skip: z.coerce.number().int().min(0).max(100).default(0) },
    reply: z.strictObject({ pair: pairToScore.nullable(), agreement }),
  }),
  listPairHistory: endpoint({
    call: 'GET /api/admin/pair-history',
    access: 'CAN_SCORE_MATCHES',
    summary: 'What has been between the two, newest first.',
    input: pair,
    reply: z.array(pairEvent),
  }),
  getAssistance: endpoint({
    call: 'GET /api/admin/score-assistance',
    access: 'CAN_SCORE_MATCHES',
    summary: 'What speaks for and against the pair, in sentences, for the moderator.',
    input: pair,
    reply: z.strictObject({ pros: z.array(z.string()), cons: z.array(z.string()) }),
  }),
  score: endpoint({
    call: 'POST /api/admin/score',
    access: 'CAN_SCORE_MATCHES',
    summary: 'Say how well two members fit, 0 to 10; answers how the machine sees and would rank the pair.',
    input: { ...pair, internalAdminScore: z.number().int().min(0).max(10) },
    reply: z.strictObject({
      machineRate: z.number().min(0).max(100),
      relevanceLevel,
      /** The place of the pair among those that were recommended lately, 1 the best, and of how many. */
      machineRank: z.number().int().min(1),
      rankedPairs: z.number().int().min(1),
      agreement,
    }),
    limit: 'write',
  }),
}

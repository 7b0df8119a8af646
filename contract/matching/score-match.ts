import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant } from '../shapes.ts'
import { relevanceLevel } from './relevance.ts'

/** A participant of a pair to score, with what the profile says. */
const pairParticipant = listedParticipant.extend({ about: z.string(), canHelp: z.string(), goal: z.string() })
export type PairParticipant = z.infer<typeof pairParticipant>

export const pairToScore = z.strictObject({
  first: pairParticipant,
  second: pairParticipant,
})
export type PairToScore = z.infer<typeof pairToScore>

/** Agreement between the moderators' scores and the model's. */
export const agreement = z.strictObject({
  scored: z.number().int(),
  /** Share of pairs of pairs that both rank in the same order; null while there are none. */
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
  /** Which of the two did it; null for the model and moderators. */
  byId: id.nullable(),
  score: z.number().nullable(),
  at: instant,
})
export type PairEvent = z.infer<typeof pairEvent>

const pair = { firstId: id, secondId: id }

/**
 * Moderators score pairs, and the model is refitted to their scores. The model's score is returned only after the
 * moderator's own.
 */
export const scoreMatchApi = {
  getNext: endpoint({
    call: 'GET /api/admin/next-match',
    access: 'CAN_SCORE_MATCHES',
    summary: 'Get the most informative pair that the moderator has not scored; null if there is none.',
    /** Number of most informative pairs to skip, for a moderator who prefers another. */
    input: { skip: z.coerce.number().int().min(0).max(100).default(0) },
    reply: z.strictObject({ pair: pairToScore.nullable(), agreement }),
  }),
  listPairHistory: endpoint({
    call: 'GET /api/admin/pair-history',
    access: 'CAN_SCORE_MATCHES',
    summary: 'List the history of a pair, newest first.',
    input: pair,
    reply: z.array(pairEvent),
  }),
  getAssistance: endpoint({
    call: 'GET /api/admin/score-assistance',
    access: 'CAN_SCORE_MATCHES',
    summary: 'Get arguments for and against a pair, as sentences for the moderator.',
    input: pair,
    reply: z.strictObject({ pros: z.array(z.string()), cons: z.array(z.string()) }),
  }),
  score: endpoint({
    call: 'POST /api/admin/score',
    access: 'CAN_SCORE_MATCHES',
    summary: "Score a pair from 0 to 10. Returns the model's rate and rank of the pair.",
    input: { ...pair, internalAdminScore: z.number().int().min(0).max(10) },
    reply: z.strictObject({
      /** Rate and level as the reader sees them: below those of a match if a language model judged otherwise, or nothing says why. */
      machineRate: z.number().min(0).max(100),
      relevanceLevel,
      /** Rank of the pair among recently recommended ones, 1 is the best, and their number. */
      machineRank: z.number().int().min(1),
      rankedPairs: z.number().int().min(1),
      agreement,
    }),
    limit: 'write',
  }),
}

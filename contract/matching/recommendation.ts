import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, list, paging } from '../shapes.ts'
import { relevanceLevel } from './relevance.ts'
import { standing } from './standing.ts'

/** A participant recommended to the caller, with the reason. */
export const recommendation = z.strictObject({
  matchingId: id,
  person: listedParticipant,
  /** One sentence in the caller's language, from facts of both profiles. */
  reason: z.string().nullable(),
  rate: z.number().min(0).max(100),
  relevanceLevel,
  /** One of the three best matches. */
  isTop: z.boolean(),
  matchingDate: instant,
  /** `INSTANT`: made between two weekly runs. `INTRO`: made by an intro. */
  origin: z.enum(['WEEKLY', 'INSTANT', 'INTRO']),
  /** The caller's private note on this participant. */
  privateNote: z.string(),
  standing,
  /** The caller's score of the meeting. */
  score: z.number().int().min(1).max(5).nullable(),
  note: z.string(),
})
export type Recommendation = z.infer<typeof recommendation>

export const recommendationStatuses = ['ACTIVE', 'INTERESTED', 'BOOKMARKED', 'NOT_INTERESTED', 'ALL'] as const

const rate = z.strictObject({
  rate: z.number().min(0).max(100).nullable(),
  relevanceLevel: relevanceLevel.nullable(),
  reason: z.string().nullable(),
  matchingDate: instant.nullable(),
})

/** Recommendations of participants to meet. */
export const recommendationApi = {
  list: endpoint({
    call: 'GET /api/matching/instant',
    access: 'member',
    summary:
      "List this week's recommendations, best first. They stay until the next weekly run; newcomers, and those who changed their request, get theirs at once.",
    input: {
      page: z.coerce.number().int().min(0).max(50).default(0),
      status: z.enum(recommendationStatuses).default('ACTIVE'),
    },
    reply: list(recommendation).extend({
      /** When the next weekly run is due. */
      nextRunAt: instant,
      /** Number of participants that were considered. */
      chosenFrom: z.number().int(),
    }),
    transaction: 'none',
  }),
  listHistory: endpoint({
    call: 'GET /api/matching/matches-history',
    access: 'member',
    summary: 'List everybody who was ever recommended to the caller, newest first.',
    input: paging,
    reply: list(recommendation),
  }),
  calcRelevanceRate: endpoint({
    call: 'POST /api/matching/calc-relevance-rate',
    access: 'member',
    summary: 'Recalculate the relevance of a participant and the caller for each other.',
    input: { participantId: id },
    reply: rate,
    transaction: 'none',
    limit: 'write',
  }),
  getRelevanceRate: endpoint({
    call: 'GET /api/matching/get-relevance-rate',
    access: 'member',
    summary: 'Get the relevance of a participant when last recommended to the caller; null if never.',
    input: { participantId: id },
    reply: rate,
  }),
}

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, list, paging } from '../shapes.ts'
import { introState } from './intro.ts'

export const relevanceLevels = ['HIGH', 'MEDIUM', 'LOW'] as const
export const relevanceLevel = z.enum(relevanceLevels)
export type RelevanceLevel = z.infer<typeof relevanceLevel>

/** What is between the reader and somebody else, and what the reader may do. */
export const standing = z.strictObject({
  isBookmarked: z.boolean(),
  relationType: z.enum(['LIKE', 'DISLIKE']).nullable(),
  isReported: z.boolean(),
  intro: introState.nullable(),
  can: z.strictObject({
    /** Send an intro; where one was received, Connect answers it. */
    connect: z.boolean(),
    answer: z.boolean(),
    decline: z.boolean(),
    report: z.boolean(),
  }),
})
export type Standing = z.infer<typeof standing>

/** Somebody shown to the reader, with why. */
export const recommendation = z.strictObject({
  matchingId: id,
  person: listedParticipant,
  /** One sentence in the reader's language, from facts of both profiles. */
  reason: z.string().nullable(),
  rate: z.number().min(0).max(100),
  relevanceLevel,
  /** One of the three that fit best. */
  isTop: z.boolean(),
  matchingDate: instant,
  /** `INSTANT` came between two weekly runs, `INTRO` because one of the two asked. */
  origin: z.enum(['WEEKLY', 'INSTANT', 'INTRO']),
  /** The reader's own note on this person. */
  privateNote: z.string(),
  standing,
  /** How the meeting was, as the reader scored it. */
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

/** Whom the reader should meet. */
export const recommendationApi = {
  list: endpoint({
    call: 'GET /api/matching/instant',
    access: 'member',
    summary:
      'The recommendations of this week, best first. They stay until the next weekly run; newcomers, and whoever changed the request, get theirs at once.',
    input: {
      page: z.coerce.number().int().min(0).max(50).default(0),
      status: z.enum(recommendationStatuses).default('ACTIVE'),
    },
    reply: list(recommendation).extend({
      /** When the next weekly run is due. */
      nextRunAt: instant,
      /** How many of the community were looked at. */
      chosenFrom: z.number().int(),
    }),
    transaction: 'none',
  }),
  listHistory: endpoint({
    call: 'GET /api/matching/matches-history',
    access: 'member',
    summary: 'Everybody who was ever recommended to the reader, newest first.',
    input: paging,
    reply: list(recommendation),
  }),
  calcRelevanceRate: endpoint({
    call: 'POST /api/matching/calc-relevance-rate',
    access: 'member',
    summary: 'Work out anew how relevant somebody and the reader are for each other.',
    input: { participantId: id },
    reply: rate,
    transaction: 'none',
    limit: 'write',
  }),
  getRelevanceRate: endpoint({
    call: 'GET /api/matching/get-relevance-rate',
    access: 'member',
    summary: 'How relevant somebody was when last recommended to the reader; null where that never was.',
    input: { participantId: id },
    reply: rate,
  }),
  getStanding: endpoint({
    call: 'GET /api/matching/standing/:participantId',
    access: 'member',
    summary: 'What is between the reader and somebody else.',
    input: { participantId: id },
    reply: standing,
  }),
}

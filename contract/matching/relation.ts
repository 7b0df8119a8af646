import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, list, nothing, paging, text } from '../shapes.ts'
import { standing } from './recommendation.ts'

export const relationTypes = ['LIKE', 'DISLIKE'] as const
export const relationType = z.enum(relationTypes)

export const declineReasons = ['NOT_INTERESTED', 'ALREADY_KNOW', 'OTHER'] as const
export const declineReason = z.enum(declineReasons)
export type DeclineReason = z.infer<typeof declineReason>

export const relation = z.strictObject({
  participantId: id,
  subjectId: id,
  relationType,
  reason: declineReason.nullable(),
  note: z.string(),
  createdAt: instant,
  person: listedParticipant,
  standing,
  privateNote: z.string(),
})
export type Relation = z.infer<typeof relation>

/** Interested in somebody, or not. */
export const relationApi = {
  list: endpoint({
    call: 'GET /api/relations',
    access: 'member',
    summary: 'Whom the reader is interested in, or not, newest first.',
    input: { relationType: relationType.optional(), ...paging },
    reply: list(relation),
  }),
  create: endpoint({
    call: 'POST /api/relations',
    access: 'member',
    summary:
      'DISLIKE: not interested, with a reason; the person is then recommended no more. LIKE: the same as an intro without words.',
    input: {
      subjectId: id,
      relationType,
      reason: declineReason.optional(),
      note: text(limits.note.max).default(''),
    },
    reply: nothing,
    fails: ['ALREADY_INTRODUCED', 'CANNOT_INTRODUCE', 'OUT_OF_CREDITS'],
    idempotent: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/relations/:subjectId',
    access: 'member',
    summary: 'Take "not interested" back. An intro stays.',
    input: { subjectId: id },
    reply: nothing,
    limit: 'write',
  }),
}

export const bookmark = z.strictObject({
  person: listedParticipant,
  createdAt: instant,
  standing,
  privateNote: z.string(),
})
export type Bookmark = z.infer<typeof bookmark>

/** People kept for later. */
export const bookmarkApi = {
  list: endpoint({
    call: 'GET /api/bookmarks',
    access: 'member',
    summary: 'Whom the reader has bookmarked, newest first.',
    input: paging,
    reply: list(bookmark),
  }),
  create: endpoint({
    call: 'POST /api/bookmarks',
    access: 'member',
    summary: 'Bookmark somebody; twice is once.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/bookmarks',
    access: 'member',
    summary: 'Take a bookmark away.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
}

export const reportReasons = ['SPAM', 'RUDE', 'FAKE', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportApi = {
  create: endpoint({
    call: 'POST /api/participant/:participantId/report',
    access: 'member',
    summary: 'Complain of somebody to the moderators; the two are never shown to each other again.',
    input: { participantId: id, reason: z.enum(reportReasons), text: text(limits.text.max).default('') },
    reply: nothing,
    limit: 'reach',
  }),
}

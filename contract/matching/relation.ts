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

/** LIKE or DISLIKE of another participant. */
export const relationApi = {
  list: endpoint({
    call: 'GET /api/relations',
    access: 'member',
    summary: 'List whom the caller likes or dislikes, newest first.',
    input: { relationType: relationType.optional(), ...paging },
    reply: list(relation),
  }),
  create: endpoint({
    call: 'POST /api/relations',
    access: 'member',
    summary:
      'Like or dislike a participant. DISLIKE: with a reason; they are no longer recommended. LIKE: the same as an intro without a message.',
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
    summary: 'Undo a DISLIKE. An intro cannot be undone.',
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

/** Bookmarked participants. */
export const bookmarkApi = {
  list: endpoint({
    call: 'GET /api/bookmarks',
    access: 'member',
    summary: "List the caller's bookmarks, newest first.",
    input: paging,
    reply: list(bookmark),
  }),
  create: endpoint({
    call: 'POST /api/bookmarks',
    access: 'member',
    summary: 'Bookmark a participant. Repeating has no effect.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/bookmarks',
    access: 'member',
    summary: 'Remove a bookmark.',
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
    summary: 'Report a participant to the moderators. The two are never shown to each other again.',
    input: { participantId: id, reason: z.enum(reportReasons), text: text(limits.text.max).default('') },
    reply: nothing,
    limit: 'reach',
  }),
}

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, list, nothing, paging, text } from '../shapes.ts'
import { standing } from './standing.ts'

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

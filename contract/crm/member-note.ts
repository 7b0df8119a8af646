import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, instant, list, nothing, paging, requiredText } from '../shapes.ts'

export const memberNote = z.strictObject({
  id,
  text: z.string(),
  /** Null once the author has deleted the account. */
  author: z.strictObject({ userId: id, name: z.string() }).nullable(),
  createdAt: instant,
  changedAt: instant.nullable(),
  can: z.strictObject({ update: z.boolean(), remove: z.boolean() }),
})
export type MemberNote = z.infer<typeof memberNote>

const noteText = requiredText(limits.text.max)

export const memberNoteApi = {
  list: endpoint({
    call: 'GET /api/admin/participants/:participantId/notes',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: "List the managers' notes about a member, newest first.",
    input: { participantId: id, ...paging },
    reply: list(memberNote),
  }),
  create: endpoint({
    call: 'POST /api/admin/participants/:participantId/notes',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'Write a note about a member. Members do not see it.',
    input: { participantId: id, text: noteText },
    reply: memberNote,
    idempotent: true,
    limit: 'write',
  }),
  update: endpoint({
    call: 'PUT /api/admin/participants/:participantId/notes/:noteId',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'Change the own note about a member.',
    input: { participantId: id, noteId: id, text: noteText },
    reply: memberNote,
    fails: ['FORBIDDEN'],
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/participants/:participantId/notes/:noteId',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'Remove the own note about a member; those who manage the community may remove any.',
    input: { participantId: id, noteId: id },
    reply: nothing,
    fails: ['FORBIDDEN'],
    limit: 'write',
  }),
}

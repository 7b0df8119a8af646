import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, list, nothing, paging } from '../shapes.ts'
import { standing } from './standing.ts'

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

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing, text } from '../shapes.ts'
import { seenProfile } from './profile-shapes.ts'

const slug = z.string().trim().toLowerCase().max(100)

/** Somebody else, as one member sees another. */
export const participantApi = {
  getBySlug: endpoint({
    call: 'GET /api/participant/profile/:slug',
    access: 'anyone',
    summary: "A member's profile by slug or user id, as this viewer may see it.",
    input: { slug },
    reply: seenProfile,
  }),
  saveNote: endpoint({
    call: 'POST /api/participant/:participantId/note',
    access: 'member',
    summary: 'Keep a note about somebody, which nobody else ever sees; an empty one is forgotten.',
    input: { participantId: id, note: text(limits.text.max) },
    reply: nothing,
    limit: 'write',
  }),
  reach: endpoint({
    call: 'POST /api/participant/:participantId/reach',
    access: 'member',
    summary: 'Ask the moderators to pass a message to somebody who hides their contacts.',
    input: { participantId: id, message: text(limits.text.max).min(1, 'required') },
    reply: nothing,
    idempotent: true,
    limit: 'reach',
  }),
}

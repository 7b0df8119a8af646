import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing, text } from '../shapes.ts'
import { seenProfile } from './profile-shapes.ts'

const slug = z.string().trim().toLowerCase().max(100)

/** Another participant, as seen by the caller. */
export const participantApi = {
  getBySlug: endpoint({
    call: 'GET /api/participant/profile/:slug',
    access: 'anyone',
    summary:
      "Get a participant's profile by slug, as the caller may see it. Members may also use the user id or participant id.",
    input: { slug },
    reply: seenProfile,
  }),
  saveNote: endpoint({
    call: 'POST /api/participant/:participantId/note',
    access: 'member',
    summary: 'Save a private note on a participant. An empty one is removed.',
    input: { participantId: id, note: text(limits.text.max) },
    reply: nothing,
    limit: 'write',
  }),
  reach: endpoint({
    call: 'POST /api/participant/:participantId/reach',
    access: 'member',
    summary: 'Ask the moderators to pass a message to a participant who hides their contacts.',
    input: { participantId: id, message: text(limits.text.max).min(1, 'required') },
    reply: nothing,
    fails: ['EMAIL_NOT_CONFIRMED'],
    idempotent: true,
    limit: 'reach',
  }),
}

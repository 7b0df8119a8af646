import { z } from 'zod'
import { participantListItem } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, nothing } from '../shapes.ts'

export const preference = z.strictObject({
  /** No recommendations before this day; null for no pause. */
  pausedUntil: day.nullable(),
  /** Weeks between two lists. */
  everyWeeks: z.union([z.literal(1), z.literal(2), z.literal(4)]),
})
export type Preference = z.infer<typeof preference>

/** How often a member wants recommendations, and with whom never. */
export const preferenceApi = {
  get: endpoint({
    call: 'GET /api/matching/preferences',
    access: 'participant',
    summary: 'The own wishes, with the people whom nobody else learns of.',
    reply: preference.extend({ neverPairWith: z.array(participantListItem) }),
  }),
  update: endpoint({
    call: 'POST /api/matching/preferences',
    access: 'participant',
    summary: 'Pause until a day, or change how often.',
    input: preference.shape,
    reply: nothing,
    limit: 'write',
  }),
  neverPair: endpoint({
    call: 'POST /api/matching/never-pair',
    access: 'member',
    summary: 'Never be shown to somebody, nor they to oneself. Nobody else learns of it.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
  pairAgain: endpoint({
    call: 'DELETE /api/matching/never-pair',
    access: 'member',
    summary: 'Take that back.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
}

import { z } from 'zod'
import { participantListItem } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { day, nothing } from '../shapes.ts'

export const preference = z.strictObject({
  /** No recommendations before this day; null for no pause. */
  pausedUntil: day.nullable(),
  /** Weeks between two lists of recommendations. */
  everyWeeks: z.union([z.literal(1), z.literal(2), z.literal(4)]),
})
export type Preference = z.infer<typeof preference>

/** How often a participant gets recommendations. */
export const preferenceApi = {
  get: endpoint({
    call: 'GET /api/matching/preferences',
    access: 'participant',
    summary: "Get the caller's preferences and their private list of people never to be matched with.",
    reply: preference.extend({ neverPairWith: z.array(participantListItem) }),
  }),
  update: endpoint({
    call: 'POST /api/matching/preferences',
    access: 'participant',
    summary: 'Pause recommendations until a day, or change how often they come.',
    input: preference.shape,
    reply: nothing,
    limit: 'write',
  }),
}

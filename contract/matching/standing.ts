import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { introState, rights } from './intro.ts'

/**
 * Whether one sees the contacts of the other. `fillOwn`: not until the own profile is filled. `now`: already.
 * `afterAcceptance`: when an intro between them was accepted. `moderators`: hidden, moderators pass messages.
 * `never`: there are none.
 */
export const contactPromise = z.enum(['fillOwn', 'now', 'afterAcceptance', 'moderators', 'never'])
export type ContactPromise = z.infer<typeof contactPromise>

/** State between the caller and another participant, and what the caller may do. */
export const standing = z.strictObject({
  isBookmarked: z.boolean(),
  relationType: z.enum(['LIKE', 'DISLIKE']).nullable(),
  isReported: z.boolean(),
  intro: introState.nullable(),
  /** What an intro changes: whether the caller sees the other's contacts, and the other the caller's. */
  contacts: z.strictObject({ theirs: contactPromise, mine: contactPromise }),
  can: rights,
})
export type Standing = z.infer<typeof standing>

export const standingApi = {
  get: endpoint({
    call: 'GET /api/matching/standing/:participantId',
    access: 'member',
    summary: 'Get the state between the caller and a participant.',
    input: { participantId: id },
    reply: standing,
  }),
}

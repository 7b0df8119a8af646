import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { introState, rights } from './intro.ts'

/** State between the caller and another participant, and what the caller may do. */
export const standing = z.strictObject({
  isBookmarked: z.boolean(),
  relationType: z.enum(['LIKE', 'DISLIKE']).nullable(),
  isReported: z.boolean(),
  intro: introState.nullable(),
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

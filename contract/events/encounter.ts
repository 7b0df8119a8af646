import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { relevanceLevel } from '../matching/relevance.ts'
import { standing } from '../matching/standing.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { list, paging } from '../shapes.ts'
import { eventKey } from './event.ts'

/** Somebody who is going to the same event. */
export const encounter = z.strictObject({
  person: listedParticipant,
  /** Why the two fit, in the caller's language. */
  reason: z.string().nullable(),
  relevanceLevel,
  standing,
})
export type Encounter = z.infer<typeof encounter>

/** Somebody who was at the same event. */
export const metPerson = z.strictObject({ person: listedParticipant, standing })
export type MetPerson = z.infer<typeof metPerson>

export const encounterApi = {
  list: endpoint({
    call: 'GET /api/event/:id/encounters',
    access: 'member',
    summary: 'List whom to meet at an event that the caller is going to: its participants, the most relevant first.',
    input: { id: eventKey },
    reply: list(encounter),
    fails: ['EVENT_NOT_FOUND', 'NOT_GOING'],
    transaction: 'none',
    limit: 'encounters',
  }),
  listMet: endpoint({
    call: 'GET /api/event/:id/met',
    access: 'member',
    summary:
      'List who was at an event that is over and that the caller was at: those checked in, or all confirmed where nobody was checked in.',
    input: { id: eventKey, ...paging },
    reply: list(metPerson),
    fails: ['EVENT_NOT_FOUND', 'NOT_GOING', 'EVENT_NOT_OVER'],
  }),
}

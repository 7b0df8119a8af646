import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, nothing } from '../shapes.ts'
import { eventKey, eventPerson } from './event.ts'

/** An organiser of an event. Without a profile here they are known to the other organisers by their address. */
export const responsible = eventPerson.extend({
  userId: id,
  email: z.string(),
  addedAt: instant,
  /** Whether this is the caller. */
  isMe: z.boolean(),
})
export type Responsible = z.infer<typeof responsible>

export const responsibleApi = {
  list: endpoint({
    call: 'GET /api/event/:id/responsibles',
    access: 'user',
    summary: 'List the organisers of an event, for its organisers.',
    input: { id: eventKey },
    reply: list(responsible),
    fails: ['EVENT_NOT_FOUND'],
  }),
  add: endpoint({
    call: 'POST /api/event/:id/responsibles',
    access: 'user',
    summary: 'Add an organiser: a participant, or a user of this community. Adding one again changes nothing.',
    input: { id: eventKey, participantId: id.optional(), userId: id.optional() },
    reply: responsible,
    fails: ['EVENT_NOT_FOUND', 'RESPONSIBLE_NOT_ADDED'],
    idempotent: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/event/:id/responsibles/:userId',
    access: 'user',
    summary: 'Remove an organiser; never the last one.',
    input: { id: eventKey, userId: id },
    reply: nothing,
    fails: ['EVENT_NOT_FOUND', 'RESPONSIBLE_NOT_FOUND', 'LAST_RESPONSIBLE'],
    limit: 'write',
  }),
}

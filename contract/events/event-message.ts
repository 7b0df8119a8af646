import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, name, paging, requiredText } from '../shapes.ts'
import { eventKey } from './event.ts'
import { eventLimits, messageAudiences } from './event-fields.ts'

const audience = z.enum(messageAudiences)

/** A message to the participants of an event, with how far it was sent. */
export const eventMessage = z.strictObject({
  id,
  /** Empty after the author's account was deleted, or without a profile. */
  author: z.string(),
  audiences: z.array(audience),
  subject: z.string(),
  text: z.string(),
  sent: z.number().int(),
  total: z.number().int(),
  createdAt: instant,
  finishedAt: instant.nullable(),
})
export type EventMessage = z.infer<typeof eventMessage>

export const eventMessageApi = {
  list: endpoint({
    call: 'GET /api/event/:id/messages',
    access: 'user',
    summary: 'List the messages to the participants of an event, newest first, with how many were sent.',
    input: { id: eventKey, ...paging },
    reply: list(eventMessage),
    fails: ['EVENT_NOT_FOUND'],
  }),
  countRecipients: endpoint({
    call: 'GET /api/event/:id/messages/recipients',
    access: 'user',
    summary: 'Count who would get a message, by audience. Nobody is in two of them.',
    input: { id: eventKey },
    reply: z.strictObject({ going: z.number().int(), pending: z.number().int(), waitlist: z.number().int() }),
    fails: ['EVENT_NOT_FOUND'],
  }),
  send: endpoint({
    call: 'POST /api/event/:id/messages',
    access: 'user',
    summary: 'Write to the participants of an event by status. Each gets one letter, sent by a job.',
    input: {
      id: eventKey,
      audiences: z.array(audience).min(1).max(messageAudiences.length),
      subject: name(eventLimits.title),
      text: requiredText(eventLimits.description),
    },
    reply: eventMessage,
    fails: ['EVENT_NOT_FOUND', 'NO_RECIPIENTS'],
    idempotent: true,
    limit: 'eventMessage',
  }),
}

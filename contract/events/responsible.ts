import { z } from 'zod'
import { participantListItem } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { day, id, instant, list, nothing, paging, text } from '../shapes.ts'
import { eventKey, eventPerson, eventTimeFields } from './event.ts'
import { eventTypes } from './event-fields.ts'

/** An organiser of an event. Without a profile here they are known to the other organisers by their address. */
export const responsible = eventPerson.extend({
  userId: id,
  email: z.string(),
  addedAt: instant,
  /** Whether this is the caller. */
  isMe: z.boolean(),
})
export type Responsible = z.infer<typeof responsible>

/** An event of the caller, with its figures. */
export const organisedEvent = z.strictObject({
  ...eventTimeFields,
  type: z.enum(eventTypes),
  coverUrl: z.string(),
  going: z.number().int(),
  pending: z.number().int(),
  waiting: z.number().int(),
  checkedIn: z.number().int(),
  /** Participants who have answered the questions of the event. */
  answered: z.number().int(),
  placesTaken: z.number().int(),
  maxParticipants: z.number().int().nullable(),
})
export type OrganisedEvent = z.infer<typeof organisedEvent>

/** An event of anybody in the community. */
export const managedEvent = organisedEvent.extend({
  /** Names of the organisers who have a profile here. */
  organisers: z.array(z.string()),
  can: z.strictObject({ manage: z.boolean() }),
})
export type ManagedEvent = z.infer<typeof managedEvent>

/** Over all events that the caller organises. */
export const organisedFigures = z.strictObject({
  upcoming: z.number().int(),
  past: z.number().int(),
  going: z.number().int(),
  /** Participations in past events: confirmed, and checked in. */
  pastGoing: z.number().int(),
  came: z.number().int(),
  /** Places of events with a limit, and how many of them are taken. */
  places: z.number().int(),
  placesTaken: z.number().int(),
  answered: z.number().int(),
  /** Sign-ups of the last 30 days, by day in the community's time zone; days without any are there too. */
  signUps: z.array(z.strictObject({ day, count: z.number().int() })),
})
export type OrganisedFigures = z.infer<typeof organisedFigures>

export const responsibleApi = {
  listManaged: endpoint({
    call: 'GET /api/admin/events',
    access: 'user',
    summary:
      'List all events of the community for its managers, upcoming (next first) or past (last first), found by words of the title. Requires CAN_CREATE_EVENTS, CAN_VIEW_ADMIN_PANEL or CAN_MODERATE_COMMUNITY.',
    input: { show: z.enum(['upcoming', 'past']).optional(), search: text(limits.search.max).optional(), ...paging },
    reply: list(managedEvent),
  }),
  listOrganised: endpoint({
    call: 'GET /api/event/organised',
    access: 'user',
    summary: 'List the events that the caller organises, upcoming (next first) or past (last first), with figures.',
    input: { show: z.enum(['upcoming', 'past']).optional(), ...paging },
    reply: list(organisedEvent).extend({ figures: organisedFigures }),
  }),
  list: endpoint({
    call: 'GET /api/event/:id/responsibles',
    access: 'user',
    summary: 'List the organisers of an event, for its organisers.',
    input: { id: eventKey },
    reply: list(responsible).extend({
      /** Whether a former organiser knows the secret of the payment webhook. It should be renewed then. */
      isWebhookExposed: z.boolean(),
    }),
    fails: ['EVENT_NOT_FOUND'],
  }),
  listCandidates: endpoint({
    call: 'GET /api/event/:id/responsibles/candidates',
    access: 'user',
    summary:
      'Search people by name who could become organisers. Where members do not see each other, only participants of the event are found.',
    input: { id: eventKey, search: text(limits.search.max).optional() },
    reply: z.array(participantListItem),
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

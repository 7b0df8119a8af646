import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, list, paging, text } from '../shapes.ts'
import { eventKey, eventPerson, myParticipation } from './event.ts'
import { eventLimits, participationStatuses } from './event-fields.ts'

/** A participant's part in an event, for themselves and for its organisers. */
export const participation = myParticipation.extend({ eventId: id, participantId: id })
export type Participation = z.infer<typeof participation>

const plusOnes = z.number().int().min(0).max(eventLimits.plusOnes)

const closed = ['EVENT_NOT_FOUND', 'EVENT_ENDED', 'EVENT_IS_CANCELLED']

/** `pid` is the id of the participant. */
const subject = { id: eventKey, pid: id }

export const participationApi = {
  listConfirmed: endpoint({
    call: 'GET /api/event/:id/participants/confirmed',
    access: 'user',
    summary: 'List who is going, first come first. Members see whom they may see, organisers everybody.',
    input: { id: eventKey, ...paging },
    reply: list(eventPerson),
    fails: ['EVENT_NOT_FOUND'],
  }),
  confirm: endpoint({
    call: 'POST /api/event/:id/confirm-participation',
    access: 'member',
    summary:
      'Join an event, alone or with guests; after cancelling, join again. Without a free place the caller is put on the waitlist. Does nothing for those who have joined.',
    input: { id: eventKey, plusOnes: plusOnes.default(0) },
    reply: myParticipation,
    fails: [...closed, 'EMAIL_NOT_CONFIRMED', 'EVENT_FULL', 'PARTICIPATION_REJECTED', 'TOO_MANY_GUESTS', 'GUESTS_PAID'],
    idempotent: true,
    limit: 'write',
  }),
  cancel: endpoint({
    call: 'PATCH /api/event/:id/cancel-participation',
    access: 'participant',
    summary: 'Cancel the own participation, also on the waitlist. The next person gets or is offered the place.',
    input: { id: eventKey },
    reply: myParticipation,
    fails: [...closed, 'NOT_PARTICIPATING', 'PARTICIPATION_REJECTED'],
    idempotent: true,
    limit: 'write',
  }),
  get: endpoint({
    call: 'GET /api/event/participations/:participantId/:eventId',
    access: 'user',
    summary: 'Get a participation: the own, or as an organiser anybody’s. NOT_PARTICIPATING if there is no record.',
    input: { participantId: id, eventId: eventKey },
    reply: participation,
    fails: ['EVENT_NOT_FOUND'],
  }),
  approve: endpoint({
    call: 'POST /api/event/:id/participants/:pid/approve',
    access: 'user',
    summary:
      'Approve a pending participation. It is confirmed, or waits for payment and questions. On the waitlist it keeps its position.',
    input: subject,
    reply: participation,
    fails: [...closed, 'NOT_PARTICIPATING', 'NOT_PENDING', 'EVENT_FULL'],
    idempotent: true,
    limit: 'write',
  }),
  reject: endpoint({
    call: 'POST /api/event/:id/participants/:pid/reject',
    access: 'user',
    summary: 'Reject a pending participation, with a message to the person or without.',
    input: { ...subject, message: text(eventLimits.message).default('') },
    reply: participation,
    fails: [...closed, 'NOT_PARTICIPATING', 'NOT_PENDING'],
    idempotent: true,
    limit: 'write',
  }),
  setStatus: endpoint({
    call: 'POST /api/event/:id/participant/:pid/status/:status',
    access: 'user',
    summary:
      'Set the status of a participation. CONFIRMED needs a free place and nothing left to answer or pay; PENDING an event with approval.',
    input: { ...subject, status: z.enum(participationStatuses) },
    reply: participation,
    fails: [...closed, 'NOT_PARTICIPATING', 'EVENT_FULL', 'STEPS_OPEN', 'STATUS_NOT_ALLOWED'],
    idempotent: true,
    limit: 'write',
  }),
  acceptOffer: endpoint({
    call: 'POST /api/event/:id/offer/accept',
    access: 'member',
    summary: 'Accept the place that is offered to the caller.',
    input: { id: eventKey },
    reply: myParticipation,
    fails: [...closed, 'NO_OFFER'],
    idempotent: true,
    limit: 'write',
  }),
  declineOffer: endpoint({
    call: 'POST /api/event/:id/offer/decline',
    access: 'participant',
    summary:
      'Decline the place that is offered to the caller. The participation is cancelled, and the next is offered it.',
    input: { id: eventKey },
    reply: myParticipation,
    fails: [...closed, 'NO_OFFER'],
    idempotent: true,
    limit: 'write',
  }),
  updatePlusOnes: endpoint({
    call: 'POST /api/event/:id/plus-ones',
    access: 'member',
    summary: 'Change how many guests the caller brings. More need free places; after the payment it cannot be changed.',
    input: { id: eventKey, plusOnes },
    reply: myParticipation,
    fails: [...closed, 'NOT_PARTICIPATING', 'PARTICIPATION_REJECTED', 'EVENT_FULL', 'TOO_MANY_GUESTS', 'GUESTS_PAID'],
    idempotent: true,
    limit: 'write',
  }),
  resume: endpoint({
    call: 'POST /api/event/:id/resume',
    access: 'member',
    summary:
      'Take a place again after a hold or an offer ended. Without a free place the caller is put on the waitlist.',
    input: { id: eventKey },
    reply: myParticipation,
    fails: [...closed, 'NOT_PARTICIPATING', 'PARTICIPATION_REJECTED', 'EVENT_FULL'],
    idempotent: true,
    limit: 'write',
  }),
}

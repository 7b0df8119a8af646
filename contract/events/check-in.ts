import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, paging } from '../shapes.ts'
import { eventKey } from './event.ts'

/** A participant at the door. */
export const doorGuest = z.strictObject({
  participationId: id,
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  avatarUrl: z.string().nullable(),
  plusOnes: z.number().int(),
  /** SHA-256 of the ticket, in hexadecimal: a device without a connection recognises tickets by it. */
  ticketHash: z.string(),
  checkedInAt: instant.nullable(),
})
export type DoorGuest = z.infer<typeof doorGuest>

/** What was recorded on a device: by the ticket that was scanned, or by name. */
const recordedCheckIn = z.strictObject({
  ticket: z.string().max(100).optional(),
  participationId: id.optional(),
  /** When it happened, by the clock of the device. */
  at: instant,
})

/**
 * `checkedIn`: recorded now. `already`: recorded before, at `checkedInAt`. `notGoing`: the ticket is genuine, but the participation is
 * not confirmed, or of another event. `unknown`: no such ticket or participation.
 */
export const checkInResults = ['checkedIn', 'already', 'notGoing', 'unknown'] as const

const recorded = z.strictObject({
  result: z.enum(checkInResults),
  participationId: id.nullable(),
  checkedInAt: instant.nullable(),
})
export type RecordedCheckIn = z.infer<typeof recorded>

export const checkInApi = {
  joinOnline: endpoint({
    call: 'POST /api/event/:id/join-online',
    access: 'member',
    summary:
      'Enter an online event: records the attendance and returns the address of the meeting. For confirmed participants, from 15 minutes before the start.',
    input: { id: eventKey },
    reply: z.strictObject({ url: z.string() }),
    fails: ['EVENT_NOT_FOUND', 'NOT_GOING', 'NOT_OPEN_YET', 'MEETING_OVER'],
    secret: true,
    limit: 'write',
  }),
  getTicket: endpoint({
    call: 'GET /api/event/:id/ticket',
    access: 'member',
    summary:
      "Get the caller's ticket to an event, which is shown as a QR code at the door. For confirmed participants.",
    input: { id: eventKey },
    reply: z.strictObject({ ticket: z.string(), url: z.string() }),
    fails: ['EVENT_NOT_FOUND', 'NOT_GOING'],
  }),
  listGuests: endpoint({
    call: 'GET /api/event/:id/check-in',
    access: 'user',
    summary: 'List the confirmed participants for the check-in at the door, by name. For organisers.',
    input: { id: eventKey, ...paging },
    reply: list(doorGuest),
    fails: ['EVENT_NOT_FOUND'],
  }),
  getCounts: endpoint({
    call: 'GET /api/event/:id/check-in/counts',
    access: 'user',
    summary: 'Get how many are going and how many have come. For organisers.',
    input: { id: eventKey },
    reply: z.strictObject({ going: z.number().int(), checkedIn: z.number().int() }),
    fails: ['EVENT_NOT_FOUND'],
  }),
  record: endpoint({
    call: 'POST /api/event/:id/check-in',
    access: 'user',
    summary:
      'Record who has come, by ticket or by participation; several at once after a device was without a connection. The first record of each counts. For organisers.',
    input: { id: eventKey, checkIns: z.array(recordedCheckIn).min(1).max(200) },
    reply: z.strictObject({ results: z.array(recorded) }),
    fails: ['EVENT_NOT_FOUND'],
    limit: 'door',
  }),
  undo: endpoint({
    call: 'DELETE /api/event/:id/check-in/:participationId',
    access: 'user',
    summary: 'Undo a check-in that was a mistake. For organisers.',
    input: { id: eventKey, participationId: id },
    reply: z.strictObject({}),
    fails: ['EVENT_NOT_FOUND', 'NOT_FOUND'],
    limit: 'door',
  }),
}

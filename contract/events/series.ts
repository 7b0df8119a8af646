import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../shapes.ts'
import { eventKey, timeOfDay } from './event.ts'
import { participationStatuses } from './event-fields.ts'
import { frequencies, seriesLimits } from './recurrence.ts'

export const recurrence = z.strictObject({
  frequency: z.enum(frequencies),
  end: z.union([
    z.strictObject({ until: day }),
    z.strictObject({ count: z.number().int().min(2).max(seriesLimits.events) }),
  ]),
})

/** One event of a series. */
export const seriesEvent = z.strictObject({
  id,
  slug: z.string(),
  date: day.nullable(),
  startTime: timeOfDay.nullable(),
  startsAt: instant.nullable(),
  timeZone: z.string(),
  isCancelled: z.boolean(),
  isOver: z.boolean(),
  placesLeft: z.number().int().nullable(),
  status: z.enum([...participationStatuses, 'NOT_PARTICIPATING']),
  isWaiting: z.boolean(),
})
export type SeriesEvent = z.infer<typeof seriesEvent>

const series = z.strictObject({ recurrence, events: z.array(seriesEvent) })
export type Series = z.infer<typeof series>

export const seriesApi = {
  create: endpoint({
    call: 'POST /api/event/:id/series',
    access: 'user',
    summary:
      'Repeat an event: it becomes the first of a series, and the others are created by the rule, at the same local time.',
    input: { id: eventKey, recurrence },
    reply: series,
    fails: ['EVENT_NOT_FOUND', 'ALREADY_IN_SERIES', 'DATE_MISSING', 'SERIES_TOO_SHORT'],
    idempotent: true,
    limit: 'write',
  }),
  get: endpoint({
    call: 'GET /api/event/:id/series',
    access: 'anyone',
    summary: 'Get the series of an event: its rule and its events that are not deleted, in order.',
    input: { id: eventKey },
    reply: series,
    fails: ['EVENT_NOT_FOUND', 'NOT_IN_SERIES'],
  }),
  join: endpoint({
    call: 'POST /api/event/:id/series/join',
    access: 'member',
    summary:
      'Join every coming event of the series in which the caller does not take part yet, each by itself. One that is full without a waitlist is left out.',
    input: { id: eventKey },
    reply: z.strictObject({ series, joined: z.number().int(), refused: z.number().int() }),
    fails: ['EVENT_NOT_FOUND', 'NOT_IN_SERIES', 'EMAIL_NOT_CONFIRMED'],
    transaction: 'none',
    limit: 'write',
  }),
}

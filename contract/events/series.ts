import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { day, id, instant, requiredText, text } from '../shapes.ts'
import { eventKey, managedEvent, timeOfDay } from './event.ts'
import { eventLimits, participationStatuses } from './event-fields.ts'
import { eventFormFields } from './event-form.ts'
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

/** The event of the call, and on how many dates something was done. */
const changedEvents = z.strictObject({ event: managedEvent, count: z.number().int() })

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
  update: endpoint({
    call: 'PUT /api/event/:id/series',
    access: 'user',
    summary:
      'Update an event and those that follow in its series, except past and cancelled ones. Fields that differ from those of the event are applied to the others, whose dates move by the same number of days; the slug is not. Nothing is changed if one of them cannot be.',
    input: {
      id: eventKey,
      version: z.number().int(),
      ...eventFormFields,
      /** In the language that is not that of the event; null removes it. */
      translation: z
        .strictObject({
          language,
          text: z
            .strictObject({
              title: requiredText(eventLimits.title),
              description: requiredText(eventLimits.description),
            })
            .nullable(),
        })
        .optional(),
      /** The others get the uploaded cover of the event, or its drawn one. */
      applyCover: z.boolean().default(false),
    },
    reply: changedEvents,
    fails: [
      'EVENT_NOT_FOUND',
      'NOT_IN_SERIES',
      'EVENT_CHANGED',
      'SLUG_TAKEN',
      'PLACES_TAKEN',
      'OWN_LANGUAGE',
      'SERIES_NEEDS_DATE',
      'SERIES_NOT_YOURS',
    ],
    idempotent: true,
    limit: 'write',
  }),
  cancel: endpoint({
    call: 'POST /api/event/:id/series/cancel',
    access: 'user',
    summary: 'Cancel an event and those that follow in its series, with a message to their participants.',
    input: { id: eventKey, message: text(eventLimits.message).default('') },
    reply: changedEvents,
    fails: ['EVENT_NOT_FOUND', 'NOT_IN_SERIES', 'EVENT_ENDED', 'SERIES_NOT_YOURS'],
    idempotent: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/event/:id/series',
    access: 'user',
    summary:
      'Delete an event and those that follow in its series. They can be restored for a day. Refused while people are going to one of them.',
    input: { id: eventKey },
    reply: z.strictObject({ count: z.number().int() }),
    fails: ['EVENT_NOT_FOUND', 'NOT_IN_SERIES', 'EVENT_HAS_PARTICIPANTS', 'SERIES_NOT_YOURS'],
    idempotent: true,
    limit: 'write',
  }),
  restore: endpoint({
    call: 'POST /api/event/:id/series/restore',
    access: 'user',
    summary: 'Restore the events that were deleted together with this one, within a day.',
    input: { id: eventKey },
    reply: changedEvents,
    fails: ['EVENT_NOT_FOUND', 'NOT_IN_SERIES', 'SERIES_NOT_YOURS'],
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

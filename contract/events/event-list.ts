import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, instant, list, paging, text } from '../shapes.ts'
import { listedEvent, timeOfDay } from './event.ts'
import { eventLimits, eventTypes, participationStatuses } from './event-fields.ts'

const filters = {
  communityId: id.optional(),
  type: z.enum(eventTypes).optional(),
  /** By its English or Russian name. Finds events whose city the caller may see. */
  city: text(eventLimits.place).optional(),
  price: z.enum(['free', 'paid']).optional(),
  /** Only events that the caller organises. */
  mine: z.stringbool().optional(),
  /** Only events that the caller is going to. */
  going: z.stringbool().optional(),
}

/** An event in a calendar of a month. */
export const calendarEvent = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  date: z.iso.date(),
  startTime: timeOfDay.nullable(),
  timeZone: z.string(),
  isOnline: z.boolean(),
  isCancelled: z.boolean(),
  status: z.enum([...participationStatuses, 'NOT_PARTICIPATING']),
})
export type CalendarEvent = z.infer<typeof calendarEvent>

export const nextEvent = z.strictObject({
  event: listedEvent,
  /** When the link of the online event opens; null for other events. */
  joinOnlineAt: instant.nullable(),
})
export type NextEvent = z.infer<typeof nextEvent>

export const foundEvent = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  date: z.iso.date().nullable(),
  /** Empty if the caller may not see it. */
  city: z.string(),
  isOnline: z.boolean(),
})

export const eventListApi = {
  upcoming: endpoint({
    call: 'GET /api/event/upcoming',
    access: 'anyone',
    summary: 'List events that have not ended, soonest first; those without a date last. Visitors get public ones.',
    input: { ...filters, ...paging },
    reply: list(listedEvent),
  }),
  past: endpoint({
    call: 'GET /api/event/past',
    access: 'anyone',
    summary: 'List events that have ended, latest first. Visitors get public ones.',
    input: { ...filters, ...paging },
    reply: list(listedEvent),
  }),
  month: endpoint({
    call: 'GET /api/event/month',
    access: 'anyone',
    summary: 'List the events of a month by their local dates; at most 500. Visitors get public ones.',
    input: { ...filters, month: z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/) },
    reply: z.strictObject({ month: z.string(), events: z.array(calendarEvent) }),
  }),
  mine: endpoint({
    call: 'GET /api/event/mine',
    access: 'participant',
    summary:
      'List events of the caller: `upcoming` and `past` ones that they are going to, or those where they wait for approval, a place or payment.',
    input: { tab: z.enum(['upcoming', 'past', 'waiting']), ...paging },
    reply: list(listedEvent),
  }),
  cities: endpoint({
    call: 'GET /api/event/cities',
    access: 'anyone',
    summary: 'List the cities of the next thousand events, as far as the caller may see them; most events first.',
    input: { communityId: id.optional() },
    reply: z.array(z.strictObject({ city: z.string(), count: z.number().int() })),
  }),
  next: endpoint({
    call: 'GET /api/event/next',
    access: 'participant',
    summary: 'Get the next event that the caller is going to; null if there is none.',
    reply: nextEvent.nullable(),
  }),
  search: endpoint({
    call: 'GET /api/event/search',
    access: 'anyone',
    summary:
      'Find events by words of title, description and visible city, in both scripts; similar words where none match. Coming ones first.',
    input: {
      communityId: id.optional(),
      search: text(limits.search.max),
      size: z.coerce.number().int().min(1).max(50).optional(),
    },
    reply: z.array(foundEvent),
  }),
}

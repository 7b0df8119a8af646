import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { webUrl } from '../shapes.ts'
import { eventKey } from './event.ts'

/** Addresses that calendar programs subscribe to. */
export const calendarFeeds = z.strictObject({
  /** The caller's own events. Anyone who has it can read them. */
  personalUrl: webUrl,
  /** The community's public events. */
  publicUrl: webUrl,
})
export type CalendarFeeds = z.infer<typeof calendarFeeds>

/** Events in iCalendar format (RFC 5545). */
export const calendarApi = {
  get: endpoint({
    call: 'GET /api/event/:id/calendar.ics',
    access: 'anyone',
    summary: 'Get an event as a file for calendar programs, with the location as the caller may see it.',
    input: { id: eventKey },
    reply: fileReply,
    replyKind: 'file',
    fails: ['EVENT_NOT_FOUND', 'EVENT_WITHOUT_DATE'],
  }),
  getPublic: endpoint({
    call: 'GET /api/calendar/public.ics',
    access: 'anyone',
    summary: "Get the feed of the community's public events that are not over.",
    reply: fileReply,
    replyKind: 'file',
    limit: 'calendar',
  }),
  getPersonal: endpoint({
    call: 'GET /api/calendar/personal/:token.ics',
    access: 'anyone',
    summary: 'Get the feed of the events that somebody goes to or waits for, by its secret address.',
    input: { token: z.string().max(100) },
    reply: fileReply,
    replyKind: 'file',
    fails: ['CALENDAR_NOT_FOUND'],
    limit: 'calendar',
  }),
  getFeeds: endpoint({
    call: 'GET /api/calendar/feeds',
    access: 'participant',
    summary: "Get the addresses of the caller's feed and of the community's.",
    reply: calendarFeeds,
    secret: true,
  }),
  renewFeed: endpoint({
    call: 'POST /api/calendar/feeds/renew',
    access: 'participant',
    summary: "Give the caller's feed a new address; the old one stops working.",
    reply: calendarFeeds,
    secret: true,
    limit: 'write',
    idempotent: true,
  }),
}

import type { EventLocation } from './event.ts'

/*
 * An event for calendars on the web. Without zod, so that screens can load it.
 */

type TextParts = Pick<EventLocation, 'addressLine' | 'postalCode' | 'city' | 'region' | 'country'>

/** A location in one line, of the parts that the reader may see. A city that is its own region is named once. */
export const locationLine = ({ addressLine, postalCode, city, region, country }: TextParts): string =>
  [addressLine, [postalCode, city].filter(Boolean).join(' '), region === city ? '' : region, country]
    .filter(Boolean)
    .join(', ')

export type CalendarEvent = {
  title: string
  description: string
  /** Null while to be confirmed: such an event is in no calendar. */
  date: string | null
  /** Null while to be confirmed: the event then takes the whole day. */
  startTime: string | null
  startsAt: string | null
  endsAt: string | null
  timeZone: string
  /** As the reader may see it. */
  location: TextParts
  /** Address of its page. */
  url: string
}

/** Address that opens the event as a new entry of Google Calendar. */
export function googleCalendarLink(event: CalendarEvent): string | null {
  const { date, startTime, startsAt, endsAt } = event
  if (!date || !startsAt || !endsAt) return null
  const dates = startTime
    ? `${compact(startsAt)}/${compact(endsAt)}`
    : `${date.replaceAll('-', '')}/${dayAfter(date).replaceAll('-', '')}`
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates,
    ctz: event.timeZone,
    details: detailsOf(event),
    location: locationLine(event.location),
  })}`
}

/** Address that opens the event as a new entry of Outlook on the web. */
export function outlookCalendarLink(event: CalendarEvent): string | null {
  const { date, startTime, startsAt, endsAt } = event
  if (!date || !startsAt || !endsAt) return null
  const times: Record<string, string> = startTime
    ? { startdt: new Date(startsAt).toISOString(), enddt: new Date(endsAt).toISOString() }
    : { startdt: date, enddt: dayAfter(date), allday: 'true' }
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    ...times,
    body: detailsOf(event),
    location: locationLine(event.location),
  })}`
}

/** Servers refuse long addresses; the page has the whole description. */
const mostDetails = 1000

const detailsOf = ({ description, url }: CalendarEvent): string => {
  const letters = [...description]
  const shown = letters.length > mostDetails ? `${letters.slice(0, mostDetails).join('').trimEnd()}…` : description
  return [shown, url].filter(Boolean).join('\n\n')
}

/** 20261119T080000Z */
const compact = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

/** The day after a date, which is no instant: without any time zone. */
export function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

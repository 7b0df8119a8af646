import { dayAfter } from '#contract/events/calendar-links.ts'

/*
 * Writes iCalendar files (RFC 5545). Times are in UTC, which calendar programs show in the zone of their user: no file needs a
 * definition of time zones.
 */

export type CalendarPerson = { name: string; address: string }

/** Instants; or a whole day, while the time is to be confirmed. */
export type CalendarTime = { start: Date; end: Date } | { day: string }

export type CalendarEntry = {
  /** The same in every file about an event, so that a later file replaces an earlier one. */
  uid: string
  sequence: number
  /** When this was written: among files of one sequence the latest is valid. */
  stamp: Date
  /** Null only in a cancellation, after the date was taken back. */
  time: CalendarTime | null
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  title: string
  description: string
  location: string
  point: { latitude: number; longitude: number } | null
  url: string
  organiser?: CalendarPerson
  attendee?: CalendarPerson
}

/** What a mail program does with the file (RFC 5546): add or update, take out, or only show. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

export type CalendarFile = {
  method: CalendarMethod
  /** Name of a feed. */
  name?: string
  entries: CalendarEntry[]
}

export function renderCalendar({ method, name, entries }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Samovar//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name ? feedLines(name) : []),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

/** Programs read a feed again every hour (RFC 7986, and the older name of the same). */
const feedLines = (name: string): string[] => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
]

function entryLines(entry: CalendarEntry): string[] {
  const { point, organiser, attendee } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    ...(entry.time ? timeLines(entry.time) : []),
    `STATUS:${entry.status}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    `URL:${entry.url}`,
    ...(organiser ? [`ORGANIZER;CN=${parameter(organiser.name)}:mailto:${organiser.address}`] : []),
    // The reply that a mail program would send is read by nobody: the place was taken on the site.
    ...(attendee
      ? [
          `ATTENDEE;CN=${parameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.address}`,
        ]
      : []),
    // A day without a time does not make the day busy.
    `TRANSP:${isWholeDay(entry.time) || entry.status !== 'CONFIRMED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

const isWholeDay = (time: CalendarTime | null): boolean => time !== null && 'day' in time

const timeLines = (time: CalendarTime): string[] =>
  'day' in time
    ? [`DTSTART;VALUE=DATE:${plainDay(time.day)}`, `DTEND;VALUE=DATE:${plainDay(dayAfter(time.day))}`]
    : [`DTSTART:${utc(time.start)}`, `DTEND:${utc(time.end)}`]

/** 20261119T080000Z */
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')
const plainDay = (day: string): string => day.replaceAll('-', '')

/** Also the ones of Unicode: there are programs that split a file at them. */
const lineBreak = /\r\n|[\r\n\u0085\u2028\u2029]/g

/** Everything else that is not allowed in the text of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is dropped
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g

const escapeText = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/[;,]/g, '\\$&').replace(lineBreak, '\\n').replace(control, '')

/** Value of a parameter, quoted; a quotation mark cannot stand in it (RFC 6868). */
const parameter = (text: string): string =>
  `"${text.replace(/\^/g, '^^').replace(/"/g, "^'").replace(lineBreak, '^n').replace(control, '')}"`

const mostOctets = 75

/** Folds a line after at most 75 octets, never inside a character. */
function fold(line: string): string {
  let [folded, octets] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}

import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, localTime } from '#server/platform/clock/zone.ts'
import { type CalendarEntry, type CalendarFile, renderCalendar } from './calendar-file.ts'

const entry: CalendarEntry = {
  uid: '0197a1b2-0000-7000-8000-00000000000a@club.example',
  sequence: 3,
  stamp: new Date('2026-11-01T10:20:30.456Z'),
  time: { start: new Date('2026-11-19T18:00:00Z'), end: new Date('2026-11-19T20:30:00Z') },
  status: 'CONFIRMED',
  title: 'Tea; games, and \\backslashes\\',
  description: 'Чай в семь 🫖\nПриносите, пожалуйста; кружку\r\n\r\nhttps://club.example/event/tea',
  location: 'Torstraße 41, 10119 Berlin',
  point: { latitude: 52.5293, longitude: -13.4016 },
  url: 'https://club.example/event/tea',
  organiser: { name: 'Клуб "Чай"; и, игры: ^да', address: 'hello@club.example' },
  attendee: { name: 'Вера Павлова', address: 'vera@example.com' },
}

/** What an independent parser reads. */
function read(file: Partial<CalendarFile> & Pick<CalendarFile, 'entries'>) {
  const text = renderCalendar({ method: 'PUBLISH', ...file })
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  return { text, calendar, events, first: new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component) }
}

const property = (event: ICAL.Event, name: string) => event.component.getFirstProperty(name)

describe('a calendar file', () => {
  test('is read back by another parser, field by field', () => {
    const { calendar, first } = read({ method: 'REQUEST', entries: [entry] })
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(first.uid).toBe(entry.uid)
    expect(first.sequence).toBe(3)
    expect(first.startDate.toJSDate()).toEqual(new Date('2026-11-19T18:00:00Z'))
    expect(first.endDate.toJSDate()).toEqual(new Date('2026-11-19T20:30:00Z'))
    expect(String(first.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-01T10:20:30Z')
    expect(first.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(first.summary).toBe(entry.title)
    expect(first.description).toBe(entry.description.replaceAll('\r\n', '\n'))
    expect(first.location).toBe(entry.location)
    expect(first.component.getFirstPropertyValue('geo')).toEqual([52.5293, -13.4016])
    expect(first.component.getFirstPropertyValue('url')).toBe(entry.url)
    expect(property(first, 'organizer')?.getFirstValue()).toBe('mailto:hello@club.example')
    expect(property(first, 'organizer')?.getParameter('cn')).toBe(entry.organiser?.name)
    expect(property(first, 'attendee')?.getFirstValue()).toBe('mailto:vera@example.com')
    expect(property(first, 'attendee')?.getParameter('cn')).toBe('Вера Павлова')
    expect(property(first, 'attendee')?.getParameter('partstat')).toBe('ACCEPTED')
    expect(property(first, 'attendee')?.getParameter('rsvp')).toBe('FALSE')
    expect(first.component.getFirstPropertyValue('transp')).toBe('OPAQUE')
  })

  test('has no line for what is unknown', () => {
    const { organiser, attendee, ...rest } = entry
    const { first } = read({ entries: [{ ...rest, description: '', location: '', point: null }] })
    for (const name of ['description', 'location', 'geo', 'organizer', 'attendee'])
      expect(property(first, name)).toBeNull()
  })

  test('takes whole days, which make nobody busy', () => {
    const { first, text } = read({ entries: [{ ...entry, time: { day: '2026-12-31' } }] })
    expect(first.startDate.isDate).toBe(true)
    expect([first.startDate.toString(), first.endDate.toString()]).toEqual(['2026-12-31', '2027-01-01'])
    expect(first.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\n')
  })

  test('says that an event is cancelled or uncertain', () => {
    for (const status of ['CANCELLED', 'TENTATIVE'] as const) {
      const { first, calendar } = read({ method: 'CANCEL', entries: [{ ...entry, status }] })
      expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
      expect(first.component.getFirstPropertyValue('status')).toBe(status)
      expect(first.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    }
  })

  test('of a feed has its name and tells programs to read it every hour', () => {
    const { calendar, events } = read({ name: 'Клуб, чай', entries: [entry, { ...entry, uid: 'other@club.example' }] })
    // The parser does not know these properties as texts, and leaves the escapes in.
    for (const name of ['name', 'x-wr-calname']) expect(calendar.getFirstPropertyValue(name)).toBe('Клуб\\, чай')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(events).toHaveLength(2)
  })

  test('has lines of at most 75 octets that end with CRLF, and no character is cut', () => {
    const { text } = read({ entries: [{ ...entry, title: '🫖ё'.repeat(90), description: 'a'.repeat(300) }] })
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBe(75)
    for (const line of lines) expect(line).not.toContain('\ufffd')
    expect(text).not.toMatch(/[\ud800-\udbff]\r\n/)
  })

  test('cannot be given a line of its own by a text', () => {
    const injected = 'Tea\r\nATTENDEE:mailto:eve@example.com\rX:1\u0007'
    const { first, text } = read({
      entries: [{ ...entry, title: injected, organiser: { name: injected, address: 'hello@club.example' } }],
    })
    expect(first.summary).toBe('Tea\nATTENDEE:mailto:eve@example.com\nX:1')
    expect(text.replaceAll('\r\n ', '')).not.toMatch(/^(ATTENDEE:mailto:eve|X:1)/m)
    expect(first.component.getAllProperties('attendee')).toHaveLength(1)
  })

  test.each(['\u0085', '\u2028', '\u2029', '\u000b', '\u000c'])('has no line that ends with %j', mark => {
    const injected = `Tea${mark}ATTENDEE:mailto:eve@example.com`
    const people = { organiser: { name: injected, address: 'hello@club.example' } }
    const { text } = read({ entries: [{ ...entry, title: injected, location: injected, ...people }] })
    expect(text).not.toContain(mark)
  })
})

/** Zones with a change of DST forward and back, by half an hour, at midnight, and none. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Havana',
  'Asia/Kolkata',
  'Europe/Moscow',
]
const line = fc.string({ unit: 'grapheme', maxLength: 120 })
const cleaned = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is dropped
  text.replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')

test('200 random events come back with the same texts and local times', () => {
  const random = fc.record({
    title: line,
    description: fc.array(line, { maxLength: 5 }).map(lines => lines.join('\n')),
    location: line,
    name: line,
    timeZone: fc.constantFrom(...zones),
    day: fc.integer({ min: 0, max: 730 }).map(days => addDays('2026-01-01', days)),
    minutes: fc.integer({ min: 0, max: 1439 }),
    sequence: fc.nat(50),
  })
  fc.assert(
    fc.property(random, ({ title, description, location, name, timeZone, day, minutes, sequence }) => {
      const start = instantOf(day, minutes, timeZone)
      const end = new Date(start.getTime() + 5_400_000)
      const organiser = { name, address: 'hello@club.example' }
      const { first } = read({
        entries: [{ ...entry, title, description, location, organiser, sequence, time: { start, end } }],
      })
      expect(first.summary ?? '').toBe(cleaned(title))
      expect(first.description ?? '').toBe(cleaned(description))
      expect(first.location ?? '').toBe(cleaned(location))
      expect(property(first, 'organizer')?.getParameter('cn')).toBe(cleaned(name))
      expect(first.sequence).toBe(sequence)
      expect(localTime(first.startDate.toJSDate(), timeZone)).toEqual(localTime(start, timeZone))
      expect(first.endDate.toJSDate()).toEqual(end)
    }),
    { numRuns: 200 },
  )
})

import { describe, expect, test } from 'vitest'
import {
  type CalendarEvent,
  dayAfter,
  googleCalendarLink,
  locationLine,
  outlookCalendarLink,
} from './calendar-links.ts'

const event: CalendarEvent = {
  title: 'Tea & games',
  description: 'Twelve people at one table.',
  date: '2026-11-19',
  startTime: '19:00',
  startsAt: '2026-11-19T18:00:00.000Z',
  endsAt: '2026-11-19T20:30:00.000Z',
  timeZone: 'Europe/Berlin',
  location: { addressLine: 'Torstraße 41', postalCode: '10119', city: 'Berlin', region: '', country: 'Germany' },
  url: 'https://club.example/event/tea',
}
const fieldsOf = (link: string | null) => Object.fromEntries(new URL(link ?? '').searchParams)

describe('a link to a calendar on the web', () => {
  test('opens Google Calendar with time, zone, text and place', () => {
    expect(googleCalendarLink(event)).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/)
    expect(fieldsOf(googleCalendarLink(event))).toEqual({
      action: 'TEMPLATE',
      text: 'Tea & games',
      dates: '20261119T180000Z/20261119T203000Z',
      ctz: 'Europe/Berlin',
      details: 'Twelve people at one table.\n\nhttps://club.example/event/tea',
      location: 'Torstraße 41, 10119 Berlin, Germany',
    })
  })

  test('opens Outlook with the same', () => {
    expect(outlookCalendarLink(event)).toMatch(/^https:\/\/outlook\.live\.com\/calendar\//)
    expect(fieldsOf(outlookCalendarLink(event))).toMatchObject({
      subject: 'Tea & games',
      startdt: '2026-11-19T18:00:00.000Z',
      enddt: '2026-11-19T20:30:00.000Z',
      body: 'Twelve people at one table.\n\nhttps://club.example/event/tea',
      location: 'Torstraße 41, 10119 Berlin, Germany',
    })
    expect(fieldsOf(outlookCalendarLink(event))).not.toHaveProperty('allday')
  })

  test('takes the whole day while the time is to be confirmed', () => {
    const open = { ...event, startTime: null }
    expect(fieldsOf(googleCalendarLink(open)).dates).toBe('20261119/20261120')
    expect(fieldsOf(outlookCalendarLink(open))).toMatchObject({
      startdt: '2026-11-19',
      enddt: '2026-11-20',
      allday: 'true',
    })
  })

  test('does not exist while the date is to be confirmed', () => {
    const open = { ...event, date: null, startTime: null, startsAt: null, endsAt: null }
    expect(googleCalendarLink(open)).toBeNull()
    expect(outlookCalendarLink(open)).toBeNull()
  })

  test('shortens a long description, never inside a character', () => {
    const { details = '' } = fieldsOf(googleCalendarLink({ ...event, description: '🫖'.repeat(2000) }))
    expect(details).toBe(`${'🫖'.repeat(1000)}…\n\nhttps://club.example/event/tea`)
  })
})

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-03-29', '2026-03-30'],
])('the day after %s is %s', (date, next) => expect(dayAfter(date)).toBe(next))

test('a location has one line of what is known', () => {
  const nothing = { addressLine: '', postalCode: '', city: '', region: '', country: '' }
  expect(locationLine(nothing)).toBe('')
  expect(locationLine({ ...nothing, postalCode: '10119' })).toBe('10119')
  expect(locationLine({ ...nothing, city: 'Berlin', region: 'Brandenburg' })).toBe('Berlin, Brandenburg')
  expect(locationLine({ ...nothing, city: 'Berlin', region: 'Berlin', country: 'Germany' })).toBe('Berlin, Germany')
})

import { expect, test } from 'vitest'
import { mondayOf, shortDay } from './week.ts'

test.each([
  ['2026-11-16T12:00:00Z', 'UTC', '2026-11-16'],
  ['2026-11-22T23:30:00Z', 'UTC', '2026-11-16'],
  ['2026-11-22T23:30:00Z', 'Europe/Berlin', '2026-11-23'],
  ['2026-11-16T04:00:00Z', 'America/New_York', '2026-11-09'],
  ['2027-01-01T12:00:00Z', 'Asia/Almaty', '2026-12-28'],
])('%s in %s is in the week of %s', (now, zone, monday) => expect(mondayOf(new Date(now), zone)).toBe(monday))

test('a calendar day is short in both languages', () => {
  expect(shortDay('2026-11-16', 'en')).toBe('16 Nov')
  expect(shortDay('2026-11-16', 'ru')).toMatch(/^16 нояб/)
})

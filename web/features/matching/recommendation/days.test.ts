import { expect, it } from 'vitest'
import { calendarDay, dayOfWeek, isWednesdayAhead, localDay, nextListAt, shortDay } from './days.ts'

it('formats a day for use in a sentence', () => {
  expect(dayOfWeek('2026-11-17T09:00:00Z', 'en', 'UTC')).toMatch(/^Tuesday,? 17 November$/)
  expect(dayOfWeek('2026-11-17T09:00:00Z', 'ru', 'UTC')).toBe('17 ноября')
})

it('names the Monday of the community, where it is still Sunday for the reader too', () => {
  const mondayInMoscow = '2026-11-22T21:00:00Z'
  expect(dayOfWeek(mondayInMoscow, 'en', 'Europe/Moscow')).toMatch(/^Monday,? 23 November$/)
  expect(dayOfWeek(mondayInMoscow, 'ru', 'Europe/Moscow')).toBe('23 ноября')
  expect(shortDay(mondayInMoscow, 'en', 'Europe/Moscow')).toBe('23 Nov')
})

it.each([
  ['2026-11-22T20:59:00Z', false],
  ['2026-11-22T21:00:00Z', true],
  ['2026-11-25T20:59:00Z', true],
  ['2026-11-25T21:00:00Z', false],
])('at %s in Moscow a Wednesday is ahead in this week: %s', (now, isAhead) =>
  expect(isWednesdayAhead(new Date(now), 'Europe/Moscow')).toBe(isAhead),
)

it('keeps a calendar day in every time zone', () => {
  expect(calendarDay('2026-12-03', 'en')).toBe('3 December')
  expect(calendarDay('2026-12-03', 'ru')).toBe('3 декабря')
})

it('formats days for a date field', () => {
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
  expect(localDay(new Date(2026, 11, 31, 23, 59), 1)).toBe('2027-01-01')
})

/** Monday 23 November, in Moscow. */
const run = '2026-11-22T21:00:00Z'

it.each([
  ['each week', { everyWeeks: 1, pausedUntil: null }, run],
  ['every two weeks', { everyWeeks: 2, pausedUntil: null }, null],
  ['paused beyond the run', { everyWeeks: 1, pausedUntil: '2026-11-24' }, null],
  ['paused until the day of the run', { everyWeeks: 1, pausedUntil: '2026-11-23' }, run],
] as const)('who is shown people %s is told the next list at %s', (_, preference, expected) =>
  expect(nextListAt(run, preference, 'Europe/Moscow')).toBe(expected),
)

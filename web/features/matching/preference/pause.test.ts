import { describe, expect, test } from 'vitest'
import { dayOf, isPauseDay, isPaused, noonOf, pauseLimits } from './pause.ts'

const now = new Date(2026, 10, 30, 23, 30)

test("a day is in the user's time zone", () => expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05'))

test('a pause ends tomorrow at the earliest and in a year at the latest', () =>
  expect(pauseLimits(now)).toEqual({ min: '2026-12-01', max: '2027-11-30' }))

describe('isPauseDay', () => {
  test.each([
    ['', false],
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-11-30', true],
    ['2027-12-01', false],
    ['20270-12-01', false],
    ['2027-02-30', false],
  ])('%s: %s', (day, is) => expect(isPauseDay(day, now)).toBe(is))
})

test.each([
  [null, false],
  ['2026-11-30', false],
  ['2026-12-24', true],
])('paused until %s: %s', (day, is) => expect(isPaused(day, now)).toBe(is))

test('a day is the same in every time zone', () => expect(dayOf(new Date(noonOf('2026-12-24')))).toBe('2026-12-24'))

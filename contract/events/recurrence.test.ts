import fc from 'fast-check'
import rrule from 'rrule'
import { describe, expect, test } from 'vitest'
import { datesOf, type Frequency, frequencies, type Recurrence, seriesLimits, weekOfMonth } from './recurrence.ts'

const { RRule } = rrule

describe('the dates of a series', () => {
  test.each<[string, string, Recurrence, string[]]>([
    [
      'every week',
      '2026-11-19',
      { frequency: 'WEEKLY', end: { count: 3 } },
      ['2026-11-19', '2026-11-26', '2026-12-03'],
    ],
    [
      'every two weeks, up to a day inclusive',
      '2026-12-17',
      { frequency: 'BIWEEKLY', end: { until: '2027-01-14' } },
      ['2026-12-17', '2026-12-31', '2027-01-14'],
    ],
    [
      'every month on the 31st, without the months that lack it',
      '2026-12-31',
      { frequency: 'MONTHLY_BY_DATE', end: { count: 3 } },
      ['2026-12-31', '2027-01-31', '2027-03-31'],
    ],
    [
      'every month on the 29th, without a February that lacks it',
      '2028-02-29',
      { frequency: 'MONTHLY_BY_DATE', end: { until: '2029-03-31' } },
      [
        '2028-02-29',
        ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(month => `2028-${String(month).padStart(2, '0')}-29`),
        '2029-01-29',
        '2029-03-29',
      ],
    ],
    [
      'on the third Thursday of each month',
      '2026-11-19',
      { frequency: 'MONTHLY_BY_WEEKDAY', end: { count: 3 } },
      ['2026-11-19', '2026-12-17', '2027-01-21'],
    ],
    [
      'on the last Monday, if it begins on a fifth one',
      '2026-11-30',
      { frequency: 'MONTHLY_BY_WEEKDAY', end: { count: 4 } },
      ['2026-11-30', '2026-12-28', '2027-01-25', '2027-02-22'],
    ],
    [
      'only the first, if it ends before the second',
      '2026-11-19',
      { frequency: 'WEEKLY', end: { until: '2026-11-20' } },
      ['2026-11-19'],
    ],
  ])('%s', (_name, first, recurrence, dates) => {
    expect(datesOf(first, recurrence)).toEqual(dates)
  })

  test('end after the greatest number of events, and after three years', () => {
    expect(datesOf('2026-11-19', { frequency: 'WEEKLY', end: { count: 1000 } })).toHaveLength(seriesLimits.events)
    expect(datesOf('2026-11-19', { frequency: 'MONTHLY_BY_DATE', end: { until: '2999-01-01' } }).at(-1)).toBe(
      '2029-11-19',
    )
  })

  test('are those of another implementation, for 5,000 random rules', () => {
    let compared = 0
    fc.assert(
      fc.property(firstDay, fc.constantFrom(...frequencies), ending, (first, frequency, end) => {
        compared++
        const dates = datesOf(first, { frequency, end })
        expect(dates).toEqual(datesOfRRule(first, frequency, end))
      }),
      { numRuns: 5000, seed: 20261116 },
    )
    expect(compared).toBe(5000)
  })
})

const firstDay = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2040, 11, 31) / 86_400_000 })
  .map(day => new Date(day * 86_400_000).toISOString().slice(0, 10))

const ending: fc.Arbitrary<Recurrence['end']> = fc.oneof(
  fc.integer({ min: 1, max: 120 }).map(count => ({ count })),
  firstDay.map(until => ({ until })),
)

function datesOfRRule(first: string, frequency: Frequency, end: Recurrence['end']): string[] {
  const start = new Date(`${first}T00:00:00Z`)
  const weekdays = [RRule.SU, RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA]
  const week = weekOfMonth(first)
  const weekday = weekdays[start.getUTCDay()]?.nth(week === 5 ? -1 : week)
  const rules = {
    WEEKLY: { freq: RRule.WEEKLY },
    BIWEEKLY: { freq: RRule.WEEKLY, interval: 2 },
    MONTHLY_BY_DATE: { freq: RRule.MONTHLY, bymonthday: start.getUTCDate() },
    MONTHLY_BY_WEEKDAY: { freq: RRule.MONTHLY, ...(weekday ? { byweekday: [weekday] } : {}) },
  }
  const horizon = new Date(start)
  horizon.setUTCDate(Math.min(28, start.getUTCDate()))
  horizon.setUTCFullYear(start.getUTCFullYear() + seriesLimits.years)
  const until = 'until' in end ? new Date(Math.min(Date.parse(end.until), horizon.getTime())) : horizon
  const count = Math.min('count' in end ? end.count : seriesLimits.events, seriesLimits.events)
  const all = new RRule({ ...rules[frequency], dtstart: start, until, count }).all()
  const dates = all.map(date => date.toISOString().slice(0, 10))
  // The first event is always held, also when the end lies before it.
  return dates.length > 0 ? dates : [first]
}

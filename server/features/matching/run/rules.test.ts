import { expect, test } from 'vitest'
import { currentWeeks, nextRunOf, seedOf } from './rules.ts'

test('the current week begins by time zone, by UTC in an unknown one', () => {
  const now = new Date('2026-11-15T23:30:00Z')
  expect(currentWeeks(['UTC', 'Europe/Moscow', 'Moon/Base'], now)).toEqual([
    { zone: 'UTC', week: '2026-11-09' },
    { zone: 'Europe/Moscow', week: '2026-11-16' },
    { zone: 'Moon/Base', week: '2026-11-09' },
  ])
})

test('the seed of a run depends on community and week', () => {
  expect(seedOf('club', '2026-11-16')).toBe(seedOf('club', '2026-11-16'))
  const seeds = [
    seedOf('club', '2026-11-16'),
    seedOf('club', '2026-11-23'),
    seedOf('other', '2026-11-16'),
    // The boundary between the two counts.
    seedOf('club 2026', '-11-16'),
  ]
  expect(new Set(seeds).size).toBe(4)
  for (const seed of seeds) expect(seed).toBe(seed | 0)
})

test('the seed is the same in every release, so that a run can be repeated', () => {
  expect(seedOf('club', '2026-11-16')).toBe(-1_515_499_029)
})

test('the next run is of this week until it begins, then of the next Monday in the zone of the community', () => {
  const now = new Date('2026-11-18T22:00:00Z')
  expect(nextRunOf(now, 'Europe/Moscow', false)).toEqual({ week: '2026-11-16', at: now })
  expect(nextRunOf(now, 'Europe/Moscow', true)).toEqual({ week: '2026-11-23', at: new Date('2026-11-22T21:00:00Z') })
})

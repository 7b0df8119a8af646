import { describe, expect, test } from 'vitest'
import {
  activationOf,
  bucketsOf,
  cohortsOf,
  type DayFigures,
  daysOf,
  eventUnitOf,
  figuresOf,
  lengthOf,
  partsOf,
  startOf,
  unitOf,
} from './rules.ts'

const none = {
  joined: 0,
  departed: 0,
  members: 0,
  filled: 0,
  introduced: 0,
  met: 0,
  activeWeek: 0,
  introsSent: 0,
  introsAnswered: 0,
  introsAccepted: 0,
  requests: 0,
  requestsAnswered: 0,
  events: 0,
  signedUp: 0,
  came: 0,
  scores: 0,
  scoreSum: 0,
  pairsShown: 0,
  pairsConnected: 0,
  pairsAnswered: 0,
  pairsMet: 0,
  pairsScored: 0,
}
const on = (day: string, figures: Partial<DayFigures>): DayFigures => ({ ...none, ...figures, day })

describe('the days of a range', () => {
  const today = '2026-11-17'
  test.each([
    ['7', '2026-11-11', '2026-11-04', '2026-11-10'],
    ['30', '2026-10-19', '2026-09-19', '2026-10-18'],
    ['90', '2026-08-20', '2026-05-22', '2026-08-19'],
    ['year', '2025-11-18', '2024-11-18', '2025-11-17'],
  ] as const)('%s end today, with as many before', (range, from, beforeFrom, beforeTo) => {
    expect(daysOf(range, today, '2020-01-01')).toEqual({ from, to: today, before: { from: beforeFrom, to: beforeTo } })
  })
  test('have none before them when the community is younger', () => {
    expect(daysOf('7', today, '2026-11-10').before).not.toBeNull()
    expect(daysOf('7', today, '2026-11-11').before).toBeNull()
  })
  test('of all begin with its first day, or today', () => {
    expect(daysOf('all', today, '2020-01-01')).toEqual({ from: '2020-01-01', to: today, before: null })
    expect(daysOf('all', today, '2027-01-01')).toEqual({ from: today, to: today, before: null })
  })
})

describe('the parts of a span', () => {
  test.each([
    ['2026-11-17', '2026-11-17', 1, 'day', 'day'],
    ['2026-11-11', '2026-11-17', 7, 'day', 'day'],
    ['2026-11-10', '2026-11-17', 8, 'day', 'week'],
    ['2026-10-18', '2026-11-17', 31, 'day', 'week'],
    ['2026-10-17', '2026-11-17', 32, 'week', 'week'],
    ['2026-05-20', '2026-11-17', 182, 'week', 'week'],
    ['2026-05-19', '2026-11-17', 183, 'month', 'month'],
  ] as const)('%s to %s: %i days by %s, events by %s', (from, to, length, unit, eventUnit) => {
    expect(lengthOf({ from, to })).toBe(length)
    expect(unitOf({ from, to })).toBe(unit)
    expect(eventUnitOf({ from, to })).toBe(eventUnit)
  })
  test('begin on Mondays and firsts of months, cut off by the span', () => {
    expect(startOf('2026-11-22', 'week')).toBe('2026-11-16')
    expect(startOf('2026-11-16', 'week')).toBe('2026-11-16')
    expect(startOf('2026-11-16', 'month')).toBe('2026-11-01')
    expect(startOf('2026-11-16', 'day')).toBe('2026-11-16')
    expect(partsOf({ from: '2026-11-14', to: '2026-11-17' }, 'week')).toEqual([
      { from: '2026-11-14', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-17' },
    ])
    expect(partsOf({ from: '2025-12-31', to: '2026-02-28' }, 'month')).toEqual([
      { from: '2025-12-31', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
    ])
    expect(partsOf({ from: '2026-02-28', to: '2026-03-01' }, 'day')).toHaveLength(2)
  })
})

describe('figures', () => {
  const days = [
    on('2026-01-01', { joined: 5, departed: 0, scores: 1, scoreSum: 5 }),
    on('2026-01-10', {
      joined: 2,
      departed: 1,
      introsSent: 4,
      introsAccepted: 1,
      activeWeek: 3,
      scores: 1,
      scoreSum: 2,
    }),
    on('2026-01-11', { joined: 1, introsSent: 1, activeWeek: 2, scores: 3, scoreSum: 9 }),
    on('2026-02-01', { joined: 9, signedUp: 8, activeWeek: 7 }),
  ]
  test('of a span are sums of its days, members and activity as of its last', () => {
    expect(figuresOf(days, { from: '2026-01-10', to: '2026-01-11' })).toMatchObject({
      members: 7,
      joined: 3,
      departed: 1,
      introsSent: 5,
      introsAccepted: 1,
      activeWeek: 2,
      scores: 4,
      meanScore: 11 / 4,
      signedUp: 0,
    })
  })
  test('without scores have no mean, and without a last day no activity', () => {
    expect(figuresOf(days, { from: '2026-01-12', to: '2026-01-13' })).toMatchObject({
      members: 7,
      joined: 0,
      activeWeek: 0,
      meanScore: null,
    })
  })
  test('of the parts follow each other', () => {
    const buckets = bucketsOf(days, { from: '2026-01-01', to: '2026-02-01' }, 'month')
    expect(buckets.map(({ from, members, joined }) => [from, members, joined])).toEqual([
      ['2026-01-01', 7, 8],
      ['2026-02-01', 16, 9],
    ])
  })
  test('of the first steps are of those who joined in the span and are here', () => {
    const joined = [
      on('2026-01-01', { members: 9, filled: 9, introduced: 9, met: 9 }),
      on('2026-01-02', { joined: 7, members: 5, filled: 4, introduced: 2, met: 1 }),
      on('2026-01-03', { members: 1, filled: 1 }),
      on('2026-01-04', { members: 9, filled: 9 }),
    ]
    expect(activationOf(joined, { from: '2026-01-02', to: '2026-01-03' })).toEqual({
      joined: 6,
      filled: 5,
      introduced: 2,
      met: 1,
    })
  })
})

test('cohorts have a cell for each month up to now, also for a quiet one, and the oldest are left out', () => {
  const days = [
    on('2026-03-31', { members: 1 }),
    on('2026-01-02', { members: 2 }),
    on('2026-01-31', { members: 1 }),
    on('2025-12-01', { members: 4 }),
    on('2026-02-01', { joined: 3, members: 0 }),
    on('2026-05-01', { members: 8 }),
  ]
  const cells = [
    { joinedMonth: '2026-01-01', activeMonth: '2026-01-01', members: 3 },
    { joinedMonth: '2026-01-01', activeMonth: '2026-03-01', members: 2 },
    { joinedMonth: '2026-03-01', activeMonth: '2026-03-01', members: 1 },
  ]
  expect(cohortsOf(days, cells, '2026-04-15', 2)).toEqual([
    { month: '2026-01-01', members: 3, active: [3, 0, 2, 0] },
    { month: '2026-03-01', members: 1, active: [1, 0] },
  ])
})

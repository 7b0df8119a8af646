import { describe, expect, test } from 'vitest'
import type { Figures } from '#contract/analytics/chart.ts'
import { type Chances, isQuiet, tasksOf, weekDue, weeksDue, zoneOf } from './rules.ts'

describe('the letter is due', () => {
  test.each([
    ['2026-11-16T07:59:59Z', 'Europe/Berlin', null],
    ['2026-11-16T08:00:00Z', 'Europe/Berlin', '2026-11-16'],
    ['2026-11-18T22:59:00Z', 'Europe/Berlin', '2026-11-16'],
    ['2026-11-18T23:00:00Z', 'Europe/Berlin', null],
    ['2026-11-22T12:00:00Z', 'Europe/Berlin', null],
    // Still Sunday in Los Angeles, already Monday in Auckland.
    ['2026-11-15T20:00:00Z', 'Pacific/Auckland', '2026-11-16'],
    ['2026-11-15T20:00:00Z', 'America/Los_Angeles', null],
    // Clocks went back on Sunday.
    ['2026-10-26T08:00:00Z', 'Europe/Berlin', '2026-10-26'],
    ['2026-10-26T07:00:00Z', 'Europe/Berlin', null],
  ])('at %s in %s: %s', (at, zone, week) => {
    expect(weekDue(new Date(at), zone)).toBe(week)
  })
  test('somewhere, as long as it is in any zone', () => {
    const zones = [
      'Pacific/Kiritimati',
      'Pacific/Auckland',
      'Asia/Tokyo',
      'UTC',
      'America/Adak',
      'Pacific/Pago_Pago',
      'Etc/GMT+12',
    ]
    const found: number[] = []
    for (let hour = 0; hour < 7 * 24; hour++) {
      const at = new Date(Date.parse('2026-11-13T00:30:00Z') + hour * 3_600_000)
      const weeks = [...new Set(zones.flatMap(zone => weekDue(at, zone) ?? []))]
      expect(weeksDue(at)).toEqual(weeks)
      if (weeks.length > 0) found.push(hour)
    }
    // From Sunday evening, when it is nine on Monday in Kiribati, until Wednesday is over everywhere.
    expect([found[0], found.at(-1)]).toEqual([2 * 24 + 19, 6 * 24 + 11])
  })
  test('in the zone of the community for those without one that is known', () => {
    expect(zoneOf('Asia/Tokyo', 'UTC')).toBe('Asia/Tokyo')
    expect(zoneOf(null, 'UTC')).toBe('UTC')
    expect(zoneOf('Moon/Base', 'UTC')).toBe('UTC')
  })
})

const none: Chances = { pending: { count: 0, days: 0 }, event: null, intros: 0, requests: 0, unmatched: 0 }
const event = { title: 'Tea', slug: 'tea', days: 5, taken: 3, places: 20 }

describe('what is worth doing', () => {
  test('is nothing when nothing waits', () => {
    expect(tasksOf(none)).toEqual([])
  })
  test.each([
    [{ pending: { count: 7, days: 3 } }, { kind: 'pending', count: 7, days: 3, path: '/admin/moderation' }],
    [{ event }, { kind: 'event', title: 'Tea', days: 5, taken: 3, places: 20, path: '/event/tea' }],
    [{ intros: 12 }, { kind: 'intros', count: 12, path: '/dashboard' }],
    [{ requests: 2 }, { kind: 'requests', count: 2, path: '/dashboard' }],
    [{ unmatched: 23 }, { kind: 'unmatched', count: 23, path: '/dashboard' }],
  ])('%j', (chances, task) => {
    expect(tasksOf({ ...none, ...chances })).toEqual([task])
  })
  test('is three things at most, people who wait first', () => {
    const all = { pending: { count: 1, days: 1 }, event, intros: 1, requests: 1, unmatched: 1 }
    expect(tasksOf(all).map(({ kind }) => kind)).toEqual(['pending', 'event', 'intros'])
  })
})

describe('a week', () => {
  const quiet: Figures = {
    members: 9,
    joined: 0,
    departed: 0,
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
    meanScore: null,
    pairsShown: 0,
    pairsConnected: 0,
    pairsAnswered: 0,
    pairsMet: 0,
    pairsScored: 0,
  }
  test('in which nothing happened is quiet, however many members there are', () => {
    expect(isQuiet(quiet)).toBe(true)
  })
  test.each(['joined', 'departed', 'activeWeek', 'introsSent', 'requests', 'signedUp', 'scores'] as const)(
    'with one of %s is not',
    name => {
      expect(isQuiet({ ...quiet, [name]: 1 })).toBe(false)
    },
  )
})

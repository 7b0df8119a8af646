import { describe, expect, test } from 'vitest'
import type { Community } from '#contract/communities/community.ts'
import { balanceNow, creditSettings, periodAt } from './rules.ts'

test("credits follow the community's option, else the default", () => {
  const settings = { allowance: 5, period: 'month', price: 2 }
  const community = (options: unknown[]) => ({ options }) as Community
  expect(creditSettings(community([{ optionType: 'CREDITS', settings }]))).toEqual(settings)
  expect(creditSettings(community([]))).toEqual({ allowance: 100, period: 'week', price: 10 })
})

describe('the period of a moment', () => {
  test.each([
    ['day', '2026-11-18T10:00:00Z', 'UTC', '2026-11-18T00:00:00Z', '2026-11-19T00:00:00Z'],
    ['day', '2026-11-18T00:00:00Z', 'UTC', '2026-11-18T00:00:00Z', '2026-11-19T00:00:00Z'],
    ['day', '2026-11-17T23:59:59Z', 'UTC', '2026-11-17T00:00:00Z', '2026-11-18T00:00:00Z'],
    ['day', '2026-11-18T22:30:00Z', 'Asia/Tokyo', '2026-11-18T15:00:00Z', '2026-11-19T15:00:00Z'],
    ['week', '2026-11-18T10:00:00Z', 'UTC', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z'],
    ['week', '2026-11-16T00:00:00Z', 'UTC', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z'],
    ['week', '2026-11-22T23:59:59Z', 'UTC', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z'],
    ['week', '2026-11-22T23:59:59Z', 'Europe/Berlin', '2026-11-22T23:00:00Z', '2026-11-29T23:00:00Z'],
    // DST ends on Sunday the 25th: this week is an hour longer.
    ['week', '2026-10-21T10:00:00Z', 'Europe/Berlin', '2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['month', '2026-11-18T10:00:00Z', 'UTC', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['month', '2026-12-31T23:59:59Z', 'UTC', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['month', '2028-02-29T12:00:00Z', 'UTC', '2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z'],
    ['month', '2026-01-31T23:30:00Z', 'Europe/Berlin', '2026-01-31T23:00:00Z', '2026-02-28T23:00:00Z'],
  ] as const)('%s at %s in %s is from %s to %s', (period, at, zone, from, to) => {
    expect(periodAt(new Date(at), period, zone)).toEqual({ from: new Date(from), to: new Date(to) })
  })
})

describe('the current balance', () => {
  const settings = { allowance: 10, period: 'week', price: 1 } as const
  const from = new Date('2026-11-16T00:00:00Z')
  test.each([
    ['nothing is stored', null, 10],
    ['the last refill was in an earlier period', { balance: 3, refilledAt: '2026-11-15T23:59:59.999Z' }, 10],
    ['the last refill was at the beginning of this period', { balance: 3, refilledAt: '2026-11-16T00:00:00Z' }, 3],
    ['the last refill was in this period', { balance: 3, refilledAt: '2026-11-17T12:00:00Z' }, 3],
    ['all is spent', { balance: 0, refilledAt: '2026-11-17T12:00:00Z' }, 0],
    ['refunds or a lowered allowance left more', { balance: 12, refilledAt: '2026-11-17T12:00:00Z' }, 10],
  ])('when %s', (_when, stored, expected) => {
    expect(balanceNow(stored, settings, from)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { isLetterDue, nextLookAt, proposedDay, zonesDue } from './rules.ts'

describe('the weekly letter', () => {
  const week = '2026-10-26'
  const table: [string, string, boolean][] = [
    ['2026-10-26T12:00:00Z', 'Europe/Berlin', false],
    ['2026-10-27T07:59:00Z', 'Europe/Berlin', false],
    ['2026-10-27T08:00:00Z', 'Europe/Berlin', true],
    ['2026-10-27T06:00:00Z', 'Europe/Moscow', true],
    ['2026-10-27T05:59:00Z', 'Europe/Moscow', false],
    ['2026-10-29T03:00:00Z', 'Europe/Berlin', true],
    ['2026-11-01T22:59:00Z', 'Europe/Berlin', true],
    ['2026-11-01T23:00:00Z', 'Europe/Berlin', false],
    ['2026-10-26T19:59:00Z', 'Pacific/Auckland', false],
    ['2026-10-26T20:00:00Z', 'Pacific/Auckland', true],
  ]
  it.each(table)('at %s in %s: %s', (at, zone, isDue) => expect(isLetterDue(week, new Date(at), zone)).toBe(isDue))

  it('is due in zones where the hour has passed; an unknown zone follows the community', () => {
    const zones = [null, 'Europe/Moscow', 'America/New_York', 'Moon/Base']
    const at = (time: string) => zonesDue(zones, week, new Date(time), 'Europe/Berlin')
    expect(at('2026-10-27T06:00:00Z')).toEqual({ due: ['Europe/Moscow'], unknown: ['Moon/Base'] })
    expect(at('2026-10-27T08:00:00Z').due).toEqual([null, 'Europe/Moscow', 'Moon/Base'])
    expect(zonesDue([], week, new Date('2026-10-27T08:00:00Z'), 'Europe/Berlin')).toEqual({ due: [], unknown: [] })
  })

  it.each([
    [
      'six hours later, when the next zone comes after that',
      ['Europe/Berlin', 'America/New_York'],
      '2026-10-26T12:00:00Z',
      '2026-10-26T18:00:00.000Z',
    ],
    ['the next zone', ['Europe/Berlin'], '2026-10-27T07:30:00Z', '2026-10-27T08:00:00.000Z'],
    ['half an hour later, while letters wait', ['Europe/Berlin'], '2026-10-27T08:00:00Z', '2026-10-27T08:30:00.000Z'],
    [
      'a zone that comes before that',
      ['Asia/Kolkata', 'Asia/Karachi'],
      '2026-10-27T03:35:00Z',
      '2026-10-27T04:00:00.000Z',
    ],
    ['six hours later, when none waits', [], '2026-10-27T08:00:00Z', '2026-10-27T14:00:00.000Z'],
    ["the community's zone for an unknown one", ['Moon/Base'], '2026-10-27T07:50:00Z', '2026-10-27T08:00:00.000Z'],
  ])('is looked for again at %s', (_when, zones, at, expected) =>
    expect(nextLookAt(zones, week, new Date(at), 'Europe/Berlin')?.toISOString()).toBe(expected),
  )

  it('is not looked for again once the week is over everywhere', () => {
    expect(nextLookAt([null], week, new Date('2026-11-02T11:59:59Z'), 'Europe/Berlin')).not.toBeNull()
    expect(nextLookAt([null], week, new Date('2026-11-02T12:00:00Z'), 'Europe/Berlin')).toBeNull()
  })

  it('proposes Wednesday until it has passed', () => {
    expect(proposedDay(week, new Date('2026-10-27T08:00:00Z'), 'Europe/Berlin')).toBe('2026-10-28')
    expect(proposedDay(week, new Date('2026-10-28T22:59:00Z'), 'Europe/Berlin')).toBe('2026-10-28')
    expect(proposedDay(week, new Date('2026-10-28T23:00:00Z'), 'Europe/Berlin')).toBeNull()
    expect(proposedDay(week, new Date('2026-10-29T08:00:00Z'), 'Europe/Berlin')).toBeNull()
  })
})

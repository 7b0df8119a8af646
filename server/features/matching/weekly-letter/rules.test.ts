import { describe, expect, it } from 'vitest'
import { isLetterDue, proposedDay, zonesDue } from './rules.ts'

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

  it('proposes Wednesday until it has passed', () => {
    expect(proposedDay(week, new Date('2026-10-27T08:00:00Z'), 'Europe/Berlin')).toBe('2026-10-28')
    expect(proposedDay(week, new Date('2026-10-28T22:59:00Z'), 'Europe/Berlin')).toBe('2026-10-28')
    expect(proposedDay(week, new Date('2026-10-28T23:00:00Z'), 'Europe/Berlin')).toBeNull()
    expect(proposedDay(week, new Date('2026-10-29T08:00:00Z'), 'Europe/Berlin')).toBeNull()
  })
})

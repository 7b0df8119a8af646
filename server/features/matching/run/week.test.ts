import { describe, expect, it } from 'vitest'
import { mondayOf, nextRunAt } from './week.ts'

describe('the week of a community', () => {
  it('begins on Monday in its time zone', () => {
    expect(mondayOf(new Date('2026-11-15T23:30:00Z'), 'UTC')).toBe('2026-11-09')
    expect(mondayOf(new Date('2026-11-15T23:30:00Z'), 'Europe/Moscow')).toBe('2026-11-16')
    expect(mondayOf(new Date('2026-11-22T12:00:00Z'), 'UTC')).toBe('2026-11-16')
  })

  it('ends with the next Monday, also over a DST change', () => {
    expect(nextRunAt(new Date('2026-10-21T12:00:00Z'), 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z')
    expect(nextRunAt(new Date('2026-10-14T12:00:00Z'), 'Europe/Berlin').toISOString()).toBe('2026-10-18T22:00:00.000Z')
  })
})

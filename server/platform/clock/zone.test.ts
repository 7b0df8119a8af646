import { describe, expect, it } from 'vitest'
import { addDays, instantOf, localTime } from './zone.ts'

describe('local time', () => {
  it('tells the day, the weekday and the clock of a zone', () => {
    const at = new Date('2026-11-16T22:30:00Z')
    expect(localTime(at, 'UTC')).toEqual({ day: '2026-11-16', weekday: 1, minutes: 22 * 60 + 30 })
    expect(localTime(at, 'Asia/Tokyo')).toEqual({ day: '2026-11-17', weekday: 2, minutes: 7 * 60 + 30 })
    expect(localTime(new Date('2026-11-15T00:00:00Z'), 'UTC').weekday).toBe(7)
  })

  it('finds the moment of a time, before and after clocks change', () => {
    const at = (day: string, minutes: number, zone = 'Europe/Berlin') => instantOf(day, minutes, zone).toISOString()
    expect(at('2026-10-20', 540)).toBe('2026-10-20T07:00:00.000Z')
    expect(at('2026-10-27', 540)).toBe('2026-10-27T08:00:00.000Z')
    expect(at('2026-03-29', 150)).toBe('2026-03-29T01:30:00.000Z')
    expect(at('2026-10-25', 150)).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-04-05', 540, 'Pacific/Auckland')).toBe('2026-04-04T21:00:00.000Z')
    expect(at('2026-11-17', 0, 'Asia/Kolkata')).toBe('2026-11-16T18:30:00.000Z')
  })

  it('counts days over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })
})

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
    expect(at('2026-04-05', 540, 'Pacific/Auckland')).toBe('2026-04-04T21:00:00.000Z')
    expect(at('2026-11-17', 0, 'Asia/Kolkata')).toBe('2026-11-16T18:30:00.000Z')
  })

  it.each([
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08', '02:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    // The DST change skips half an hour.
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    // The first hour of the day is skipped.
    ['2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // A whole day is skipped.
    ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ])('takes a time that a change of clocks leaves out as far after the change: %s %s in %s', (day, time, zone, at) => {
    expect(instantOf(day, minutesOf(time), zone).toISOString()).toBe(at)
  })

  it.each([
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01', '01:00', 'America/New_York', '2026-11-01T05:00:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('takes the first of a time that comes twice: %s %s in %s', (day, time, zone, at) => {
    expect(instantOf(day, minutesOf(time), zone).toISOString()).toBe(at)
  })

  it('refuses a zone and a day that do not exist', () => {
    expect(() => localTime(new Date(), 'Mars/Olympus')).toThrow(RangeError)
    expect(() => instantOf('2026-02-30', 0, 'UTC')).toThrow(RangeError)
  })

  it('counts days over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })
})

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return Number(hours) * 60 + Number(minutes)
}

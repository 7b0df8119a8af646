import { describe, expect, test } from 'vitest'
import { letterMoment, letterTime } from './event-time.ts'
import { instantsOf } from './rules.ts'

const now = new Date('2026-11-01T12:00:00Z')
const at = (date: string, startTime: string | null, endTime: string | null = null, timeZone = 'Europe/Berlin') => {
  const { startsAt, endsAt } = instantsOf({ date, startTime, endTime, timeZone }) ?? {}
  return {
    date,
    startTime,
    endTime,
    timeZone,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

describe('the time of an event in a letter', () => {
  test("is in the event's zone, and in the reader's beside it where the clock differs", () => {
    const event = at('2026-11-19', '19:00', '21:30')
    expect(letterTime(event, 'en', 'Europe/Berlin', now)).toEqual({
      day: 'Thursday, 19 November',
      time: '19:00 – 21:30 Berlin',
      own: null,
    })
    expect(letterTime(event, 'en', 'Europe/Moscow', now)?.own).toBe('21:00 – 23:30 Moscow')
    expect(letterTime(event, 'ru', 'Europe/Moscow', now)).toEqual({
      day: 'Четверг, 19 ноября',
      time: '19:00 – 21:30, Берлин',
      own: '21:00 – 23:30, Москва',
    })
    expect(letterTime(event, 'en', 'Europe/Rome', now)?.own).toBeNull()
  })

  test('names the day where it differs for the reader', () => {
    expect(letterTime(at('2026-11-19', '23:30'), 'en', 'Asia/Tokyo', now)?.own).toBe('Friday, 20 November, 7:30 Tokyo')
    expect(letterTime(at('2026-11-19', '0:30'.padStart(5, '0')), 'ru', 'America/New_York', now)?.own).toBe(
      'Среда, 18 ноября, 18:30, Нью-Йорк',
    )
  })

  test('follows a change of DST in either zone', () => {
    // Europe changes on 29 March 2026, America on 8 March.
    const own = (date: string) => letterTime(at(date, '19:00'), 'en', 'America/New_York', now)
    expect([own('2026-03-07'), own('2026-03-10'), own('2026-03-30')].map(each => [each?.time, each?.own])).toEqual([
      ['19:00 Berlin', '13:00 New York'],
      ['19:00 Berlin', '14:00 New York'],
      ['19:00 Berlin', '13:00 New York'],
    ])
  })

  test('has the year unless it is this one, no hours while these are to be confirmed, and nothing without a date', () => {
    expect(letterTime(at('2027-01-02', '9:05'.padStart(5, '0')), 'en', 'Europe/Berlin', now)).toMatchObject({
      day: 'Saturday, 2 January 2027',
      time: '9:05 Berlin',
    })
    expect(letterTime(at('2026-11-19', null), 'en', 'Asia/Tokyo', now)).toEqual({
      day: 'Thursday, 19 November',
      time: null,
      own: null,
    })
    const open = { ...at('2026-11-19', null), date: null, startsAt: null, endsAt: null }
    expect(letterTime(open, 'en', 'Asia/Tokyo', now)).toBeNull()
  })
})

test("a deadline is in the reader's zone", () => {
  expect(letterMoment('2026-11-20T15:00:00Z', 'en', 'Europe/Moscow', now)).toBe(
    'Friday, 20 November, 18:00 Moscow time',
  )
  expect(letterMoment('2026-11-20T15:00:00Z', 'ru', 'UTC', now)).toBe('20 ноября, 15:00 (UTC)')
})

import { describe, expect, test } from 'vitest'
import { dateTile, type EventWhen, eventDay, eventHours, eventMoment, viewerMoment } from './eventTime.ts'

const now = new Date('2026-11-01T12:00:00Z')
const breakfast: EventWhen = {
  date: '2026-11-19',
  startTime: '09:00',
  endTime: '11:00',
  timeZone: 'Europe/Berlin',
  startsAt: '2026-11-19T08:00:00Z',
}
const en = (viewerZone = 'Europe/Berlin') => ({ language: 'en' as const, viewerZone, now })
const ru = (viewerZone = 'Europe/Berlin') => ({ language: 'ru' as const, viewerZone, now })

describe('the day of an event', () => {
  test('is named in full, and with the year only when it is not this year', () => {
    expect(eventDay(breakfast, en())).toBe('Thursday, 19 November')
    expect(eventDay(breakfast, ru())).toBe('Четверг, 19 ноября')
    expect(eventDay({ ...breakfast, date: '2027-01-05' }, en())).toBe('Tuesday, 5 January 2027')
    expect(eventDay({ ...breakfast, date: '2027-01-05' }, ru())).toBe('Вторник, 5 января 2027')
  })

  test('is to be confirmed without a date', () => {
    const unknown = { ...breakfast, date: null, startTime: null, endTime: null, startsAt: null }
    expect([eventDay(unknown, en()), eventDay(unknown, ru())]).toEqual(['Date to be confirmed', 'Дата уточняется'])
    expect(eventHours(unknown, en())).toBeNull()
    expect(eventMoment(unknown, ru())).toEqual({ text: 'Дата уточняется', yours: null })
    expect(dateTile(unknown, 'en')).toBeNull()
  })

  test('stands on a tile with a month of three letters', () => {
    expect(dateTile(breakfast, 'en')).toEqual({ month: 'Nov', day: '19' })
    expect(dateTile(breakfast, 'ru')).toEqual({ month: 'ноя', day: '19' })
    expect(dateTile({ ...breakfast, date: '2026-09-01' }, 'en')).toEqual({ month: 'Sep', day: '1' })
    expect(dateTile({ ...breakfast, date: '2026-05-03' }, 'ru')).toEqual({ month: 'май', day: '3' })
  })
})

describe('the hours of an event', () => {
  test('are a range in its own zone, named after the city', () => {
    expect(eventHours(breakfast, en())).toBe('9:00 – 11:00 Berlin')
    expect(eventHours(breakfast, ru())).toBe('9:00 – 11:00, Берлин')
    expect(eventHours({ ...breakfast, endTime: null }, en())).toBe('9:00 Berlin')
  })

  test('have the viewer’s time beside them only where the clock differs', () => {
    expect(eventHours(breakfast, en('Europe/Helsinki'))).toBe('9:00 – 11:00 Berlin · 10:00 your time')
    expect(eventHours(breakfast, ru('Europe/Moscow'))).toBe('9:00 – 11:00, Берлин · 11:00 по вашему времени')
    expect(eventHours(breakfast, en('Europe/Paris'))).toBe('9:00 – 11:00 Berlin')
  })

  test('have the viewer’s day where that differs too', () => {
    const late = { ...breakfast, startTime: '23:30', endTime: null, startsAt: '2026-11-19T22:30:00Z' }
    expect(eventHours(late, en('Asia/Tokyo'))).toBe('23:30 Berlin · Fri, 20 Nov, 7:30 your time')
    expect(eventHours(late, ru('Asia/Tokyo'))).toBe('23:30, Берлин · Пт, 20 ноября, 7:30 по вашему времени')
    const sameClock = { ...late, timeZone: 'Pacific/Apia', startTime: '11:30', startsAt: '2026-11-18T22:30:00Z' }
    expect(eventHours(sameClock, en('Pacific/Midway'))).toBe('11:30 Apia · Wed, 18 Nov, 11:30 your time')
  })

  test('are to be confirmed without a start', () => {
    const open = { ...breakfast, startTime: null, endTime: null }
    expect(eventHours(open, en('Asia/Tokyo'))).toBe('Time to be confirmed')
    expect(eventHours(open, ru())).toBe('Время уточняется')
    expect(eventMoment(open, en('Asia/Tokyo'))).toEqual({ text: 'Thu, 19 Nov · time to be confirmed', yours: null })
  })

  test('follow daylight saving time, which begins on different days', () => {
    // Summer time begins in New York on 8 March 2026, in Berlin on 29 March: five hours apart between these days, else six.
    const weekly = (date: string, startsAt: string) => ({
      ...breakfast,
      date,
      startTime: '19:00',
      endTime: null,
      startsAt,
    })
    const before = weekly('2026-03-05', '2026-03-05T18:00:00Z')
    const between = weekly('2026-03-12', '2026-03-12T18:00:00Z')
    const after = weekly('2026-04-02', '2026-04-02T17:00:00Z')
    expect([before, between, after].map(when => eventHours(when, en('America/New_York')))).toEqual([
      '19:00 Berlin · 13:00 your time',
      '19:00 Berlin · 14:00 your time',
      '19:00 Berlin · 13:00 your time',
    ])
  })

  test('of a preview that is not saved are shown without the viewer’s time', () => {
    const { startsAt: _, ...preview } = breakfast
    expect(eventHours(preview, en('Asia/Tokyo'))).toBe('9:00 – 11:00 Berlin')
  })
})

describe('one line for lists', () => {
  test('has day and start, and the viewer’s time apart', () => {
    expect(eventMoment(breakfast, en('Europe/Moscow'))).toEqual({
      text: 'Thu, 19 Nov · 9:00 Berlin',
      yours: '11:00 your time',
    })
    expect(eventMoment(breakfast, ru())).toEqual({ text: 'Чт, 19 ноября · 9:00, Берлин', yours: null })
  })

  test('keeps the Latin name of a city that has no Russian one here, and a zone without a city', () => {
    expect(eventMoment({ ...breakfast, timeZone: 'America/Boa_Vista' }, ru()).text).toContain('9:00, Boa Vista')
    expect(eventMoment({ ...breakfast, timeZone: 'UTC' }, en()).text).toContain('9:00 UTC')
  })
})

test('a moment for the viewer has its day unless it is today', () => {
  const today = { ...en('Europe/Berlin'), now: new Date('2026-11-19T09:00:00Z') }
  expect(viewerMoment('2026-11-19T17:00:00Z', today)).toBe('18:00')
  expect(viewerMoment('2026-11-20T08:05:00Z', today)).toBe('Fri, 20 Nov, 9:05')
  expect(viewerMoment('2026-11-20T08:05:00Z', { ...today, language: 'ru' })).toBe('пт, 20 ноября, 9:05')
})

import { describe, expect, it } from 'vitest'
import { addMonths, dayByKey, dayOf, formatDays, isDay, monthName, weekdays, weeksOf, wholeDay } from './calendar.ts'

describe('the calendar', () => {
  it('counts days in the zone of the viewer', () => {
    const at = new Date('2026-11-16T23:30:00Z')
    expect([dayOf(at, 'UTC'), dayOf(at, 'Europe/Berlin')]).toEqual(['2026-11-16', '2026-11-17'])
  })

  it.each([
    ['of a month', '2026-11-01', '2026-11-18', '1 – 18 Nov 2026', '1–18 нояб. 2026 г.'],
    ['of a year', '2026-10-20', '2026-11-18', '20 Oct – 18 Nov 2026', '20 окт. – 18 нояб. 2026 г.'],
    ['of two years', '2025-11-19', '2026-11-18', '19 Nov 2025 – 18 Nov 2026', '19 нояб. 2025 г. – 18 нояб. 2026 г.'],
    ['that are one', '2026-11-18', '2026-11-18', '18 Nov 2026', '18 нояб. 2026 г.'],
  ])('says once what both ends of days %s share', (_, from, to, en, ru) => {
    const plain = (text: string) => text.replaceAll(/[\u2009\u00a0\u202f]/g, ' ')
    expect([plain(formatDays(from, to, 'en')), plain(formatDays(from, to, 'ru'))]).toEqual([en, ru])
  })

  it('has whole weeks from Monday', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
    expect(weeksOf('2027-02')).toHaveLength(4)
  })

  it('names months and days in both languages', () => {
    expect([monthName('2026-11', 'en'), monthName('2026-11', 'ru')]).toEqual(['November 2026', 'Ноябрь 2026'])
    expect(wholeDay('2026-11-19', 'en')).toBe('Thursday, 19 November')
    expect(wholeDay('2026-11-19', 'ru')).toBe('Четверг, 19 ноября')
    expect(weekdays('en').map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  })

  it('goes over the turn of the year', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  })

  it.each([
    ['ArrowLeft', '2026-12-30'],
    ['ArrowRight', '2027-01-01'],
    ['ArrowUp', '2026-12-24'],
    ['ArrowDown', '2027-01-07'],
    ['Home', '2026-12-28'],
    ['End', '2027-01-03'],
    ['PageUp', '2026-11-30'],
    ['PageDown', '2027-01-31'],
    ['Enter', null],
  ])('%s leads from 31 December to %s', (key, day) => {
    expect(dayByKey('2026-12-31', key)).toBe(day)
  })
})

it('a day is one of the calendar', () => {
  expect(['2028-02-29', '2026-12-31'].filter(isDay)).toHaveLength(2)
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '19.11.2026', '', 'soon'].filter(isDay)).toEqual([])
})

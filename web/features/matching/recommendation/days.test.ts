import { expect, it } from 'vitest'
import { calendarDay, dayOfWeek, localDay } from './days.ts'

it('formats a day for use in a sentence', () => {
  expect(dayOfWeek('2026-11-17T09:00:00Z', 'en')).toMatch(/^Tuesday,? 17 November$/)
  expect(dayOfWeek('2026-11-17T09:00:00Z', 'ru')).toBe('17 ноября')
})

it('keeps a calendar day in every time zone', () => {
  expect(calendarDay('2026-12-03', 'en')).toBe('3 December')
  expect(calendarDay('2026-12-03', 'ru')).toBe('3 декабря')
})

it('formats days for a date field', () => {
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
  expect(localDay(new Date(2026, 11, 31, 23, 59), 1)).toBe('2027-01-01')
})

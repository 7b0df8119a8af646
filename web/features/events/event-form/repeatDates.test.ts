import { describe, expect, test } from 'vitest'
import { datesText } from './repeatDates.ts'

describe('dates in one line', () => {
  const weeks = ['2026-11-19', '2026-11-26', '2026-12-03', '2026-12-10', '2027-01-07']

  test('are the first and the last, with another year', () => {
    expect(datesText(weeks, 'en')).toBe('19 Nov, 26 Nov, 3 Dec, … 7 Jan 2027')
    expect(datesText(weeks, 'ru')).toBe('19 нояб, 26 нояб, 3 дек, … 7 янв 2027')
  })

  test('are all of them when they are few', () =>
    expect(datesText(weeks.slice(0, 4), 'en')).toBe('19 Nov, 26 Nov, 3 Dec, 10 Dec'))
})

import { describe, expect, it } from 'vitest'
import { dayName, dayOf, shortTime } from './chatTime.ts'

const local = (text: string) => new Date(text).toISOString()
const now = new Date('2026-11-18T15:00:00').getTime()

describe('shortTime', () => {
  it.each([
    ['2026-11-18T14:18:00', '14:18', '14:18'],
    ['2026-11-17T23:50:00', 'Tue', 'вт'],
    ['2026-11-09T10:00:00', '9 Nov', '9 нояб.'],
    ['2025-11-09T10:00:00', '9 Nov 2025', '9 нояб. 2025 г.'],
  ])('of %s is %s', (instant, en, ru) => {
    expect(shortTime(local(instant), now, 'en')).toBe(en)
    expect(shortTime(local(instant), now, 'ru')).toBe(ru)
  })
})

describe('dayName', () => {
  it('is today, yesterday, or the day', () => {
    expect(dayName(local('2026-11-18T00:01:00'), now, 'en')).toBe('today')
    expect(dayName(local('2026-11-17T23:59:00'), now, 'en')).toBe('yesterday')
    expect(dayName(local('2026-11-16T12:00:00'), now, 'en')).toBe('Monday 16 November')
    expect(dayName(local('2025-11-16T12:00:00'), now, 'ru')).toBe('воскресенье, 16 ноября 2025 г.')
  })
})

describe('dayOf', () => {
  it("follows the reader's calendar", () => {
    expect(dayOf(local('2026-11-18T00:01:00'))).toBe('2026-11-18')
  })
})

import { describe, expect, it } from 'vitest'
import { dayHead } from './days.ts'

describe('the head of a day', () => {
  it('has weekday, day and month, and says today and tomorrow', () => {
    expect(dayHead('2026-11-18', 'en', '2026-11-17')).toEqual({ day: 'Wed 18', month: 'November', isNext: 1 })
    expect(dayHead('2026-11-18', 'en', '2026-11-18').isNext).toBe(0)
    expect(dayHead('2026-12-01', 'ru', '2026-11-30')).toEqual({ day: 'Вт 1', month: 'Декабрь', isNext: 1 })
  })

  it('names another year', () => {
    expect(dayHead('2027-01-01', 'en', '2026-12-01').month).toBe('January 2027')
  })
})

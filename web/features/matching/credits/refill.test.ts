import { describe, expect, test } from 'vitest'
import { introsLeft, refillMoment, shareLeft } from './refill.ts'

const now = new Date(2026, 10, 19, 18, 0)
const own = Intl.DateTimeFormat().resolvedOptions().timeZone
const at = (day: number, hour = 0) => new Date(2026, 10, day, hour).toISOString()

describe('refillMoment', () => {
  test('on the same day, or when overdue, is a time', () => {
    expect(refillMoment(at(19, 21), now, 'en', own)).toEqual({ when: 'today', time: '21:00' })
    expect(refillMoment(at(18), now, 'ru', own)).toEqual({ when: 'today', time: '00:00' })
  })
  test('within a week is a weekday', () => {
    expect(refillMoment(at(20), now, 'en', own)).toEqual({ when: 'tomorrow' })
    expect(refillMoment(at(23), now, 'en', own)).toEqual({ when: 'weekday', weekday: 1 })
    expect(refillMoment(at(26), now, 'en', own)).toEqual({ when: 'weekday', weekday: 4 })
  })
  test('further away is a date', () => {
    expect(refillMoment(at(30), now, 'en', own)).toEqual({ when: 'date', date: '30 November' })
    expect(refillMoment(at(30), now, 'ru', own)).toEqual({ when: 'date', date: '30 ноября' })
  })
  test.each(['Europe/Berlin', 'Asia/Almaty', 'America/New_York'])(
    'on the Monday of %s is Monday in every time zone',
    timeZone => {
      const midnight = { 'Europe/Berlin': '2026-11-22T23:00Z', 'Asia/Almaty': '2026-11-22T19:00Z' }[timeZone]
      const refill = refillMoment(midnight ?? '2026-11-23T05:00Z', new Date('2026-11-18T12:00Z'), 'en', timeZone)
      expect(refill).toEqual({ when: 'weekday', weekday: 1 })
    },
  )
})

test.each([
  [70, 10, 7],
  [9, 10, 0],
  [0, 10, 0],
  [50, 0, null],
])('%i credits at a price of %i are %s intros', (balance, price, intros) =>
  expect(introsLeft({ balance, price })).toBe(intros),
)

test.each([
  [70, 100, 0.7],
  [120, 100, 1],
  [0, 0, 0],
])('%i of %i is a share of %d', (balance, allowance, share) => expect(shareLeft({ balance, allowance })).toBe(share))

import { expect, it } from 'vitest'
import { timeLeft, validForMs } from './timeLeft.ts'

const now = Date.parse('2026-11-16T10:00:00Z')

it.each([
  ['2026-11-18T15:30:00Z', { days: 2, hours: 5 }],
  ['2026-11-17T10:00:00Z', { days: 1, hours: 0 }],
  ['2026-11-17T09:59:59Z', { clock: '23:59:59' }],
  ['2026-11-16T10:01:05.200Z', { clock: '00:01:06' }],
  ['2026-11-16T10:00:00Z', { clock: '00:00:00' }],
  ['2026-11-15T10:00:00Z', { clock: '00:00:00' }],
])('until %s is %o', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left)
})

it('the remaining time updates every second on the last day, and every minute before', () => {
  expect(validForMs('2026-11-18T15:30:00Z', now)).toBe(60_000)
  expect(validForMs('2026-11-17T10:00:30Z', now)).toBe(1000)
  expect(validForMs('2026-11-16T12:00:00Z', now)).toBe(1000)
})

import { expect, test } from 'vitest'
import { heldUntil, startOfDay } from './rules.ts'

test.each([
  ['2026-11-16T00:00:00.000Z', 0, '2026-11-16T00:00:00.000Z'],
  ['2026-11-16T23:59:59.999Z', 0, '2026-11-16T00:00:00.000Z'],
  ['2026-11-30T12:00:00.000Z', 1, '2026-12-01T00:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', 30, '2027-01-30T00:00:00.000Z'],
])('%s and %s days later is the day %s', (now, ahead, day) => {
  expect(startOfDay(new Date(now), ahead).toISOString()).toBe(day)
})

test('a held letter is sent at six in the morning', () => {
  expect(heldUntil(new Date('2026-11-17T00:00:00.000Z')).toISOString()).toBe('2026-11-17T06:00:00.000Z')
})

import { expect, test } from 'vitest'
import { countsSince, presenceTimes } from './rules.ts'

const now = new Date('2026-11-17T12:00:00.000Z')

test('a process that was silent for half a minute is gone', () => {
  expect(countsSince(now)).toEqual(new Date('2026-11-17T11:59:30.000Z'))
  expect(countsSince(now, 500)).toEqual(new Date('2026-11-17T11:59:59.500Z'))
})

test('a process may miss one renewal and is not gone', () => {
  expect(presenceTimes.goneMs).toBeGreaterThan(2 * presenceTimes.renewMs)
})

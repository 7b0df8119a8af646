import { expect, test } from 'vitest'
import { stepDueAt } from './rules.ts'

test.each([
  [0, 'Europe/Berlin', '2026-11-17T22:30:00.000Z'],
  [1, 'Europe/Berlin', '2026-11-18T09:00:00.000Z'],
  [1, 'Asia/Tokyo', '2026-11-19T01:00:00.000Z'],
  [14, 'Europe/Berlin', '2026-12-01T09:00:00.000Z'],
])('a step after %i days in %s', (days, zone, expected) => {
  expect(stepDueAt(new Date('2026-11-17T22:30:00Z'), days, zone).toISOString()).toBe(expected)
})

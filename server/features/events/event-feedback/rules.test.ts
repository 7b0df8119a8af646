import { expect, test } from 'vitest'
import { averageOf, canGiveFeedback } from './rules.ts'

test.each([
  [[0, 0, 0, 0, 0], null],
  [[0, 0, 0, 0, 3], 5],
  [[1, 0, 0, 0, 1], 3],
  [[1, 0, 0, 1, 1], 3.3],
])('scores counted as %j have the average %j', (counts, average) => {
  expect(averageOf(counts)).toBe(average)
})

test.each([
  ['2026-11-19T20:00:00.000Z', null, true],
  ['2026-11-19T20:00:00.001Z', null, false],
  ['2026-11-19T19:00:00.000Z', '2026-11-18T00:00:00.000Z', false],
  [null, null, false],
])('an event that ends at %s, cancelled %s, asks for feedback: %s', (endsAt, cancelledAt, canGive) => {
  expect(canGiveFeedback({ endsAt, cancelledAt }, new Date('2026-11-19T20:00:00.000Z'))).toBe(canGive)
})

import { expect, it } from 'vitest'
import { countdownLabel, secondsLeft } from './countdown.ts'

it.each([
  [0, '00:00'],
  [7, '00:07'],
  [59, '00:59'],
  [60, '1:00'],
  [125, '2:05'],
])('%i seconds read %s', (seconds, label) => {
  expect(countdownLabel(seconds)).toBe(label)
})

it('counts from the last letter, and is zero without one', () => {
  expect(secondsLeft(null, 5000)).toBe(0)
  expect(secondsLeft(1000, 1000)).toBe(60)
  expect(secondsLeft(1000, 1001)).toBe(60)
  expect(secondsLeft(1000, 60_000)).toBe(1)
  expect(secondsLeft(1000, 61_000)).toBe(0)
  expect(secondsLeft(1000, 900_000)).toBe(0)
})

it('never exceeds the full wait when the clock was set back', () => {
  expect(secondsLeft(900_000, 1000)).toBe(60)
})

import { expect, test } from 'vitest'
import { roundedWait } from './roundedWait.ts'

test.each([
  [0, 'Hours', 1],
  [80, 'Hours', 1],
  [95, 'Hours', 2],
  [36 * 60, 'Hours', 36],
  [37 * 60, 'Days', 2],
  [72 * 60, 'Days', 3],
] as const)('%i minutes: %s %i', (minutes, unit, count) => {
  expect(roundedWait(minutes)).toEqual({ unit, count })
})

import { expect, test } from 'vitest'
import { shownLabels, ticksUpTo } from './scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [120, [0, 50, 100, 150]],
  [1284, [0, 500, 1000, 1500]],
])('a chart up to %i has lines at %j', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks)
})

test('every value lies below the highest line', () => {
  for (let highest = 0; highest < 5000; highest += 7) expect(ticksUpTo(highest).at(-1)).toBeGreaterThanOrEqual(highest)
})

test('labels that have no room are left out, and the last stays', () => {
  expect(shownLabels(4, 6)).toEqual([0, 1, 2, 3])
  expect(shownLabels(30, 6)).toEqual([4, 9, 14, 19, 24, 29])
  expect(shownLabels(1, 0)).toEqual([0])
  expect(shownLabels(0, 6)).toEqual([])
})

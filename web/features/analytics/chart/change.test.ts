import { describe, expect, test } from 'vitest'
import { changeOfCount, changeOfMean, changeOfShare, shareOf } from './change.ts'

describe('a change against the period before', () => {
  test.each([
    [112, 100, { direction: 'up', kind: 'percent', amount: 12 }],
    [90, 100, { direction: 'down', kind: 'percent', amount: 10 }],
    [1000, 1001, { direction: 'same', kind: 'percent', amount: 0 }],
    [3, 0, { direction: 'up', kind: 'new', amount: 3 }],
    [66, 1, null],
    [11, 1, { direction: 'up', kind: 'percent', amount: 1000 }],
    [0, 0, null],
    [5, null, null],
    [5, undefined, null],
  ])('of a count: %j after %j', (value, before, change) => {
    expect(changeOfCount(value, before)).toEqual(change)
  })

  test('of a share is in points, and of a mean in tenths', () => {
    expect(changeOfShare(0.64, 0.59)).toEqual({ direction: 'up', kind: 'points', amount: 5 })
    expect(changeOfShare(0.5, 0.504)).toEqual({ direction: 'same', kind: 'points', amount: 0 })
    expect(changeOfShare(0.5, null)).toBeNull()
    expect(changeOfShare(null, 0.5)).toBeNull()
    expect(changeOfMean(4.6, 4.7)).toEqual({ direction: 'down', kind: 'value', amount: 0.1 })
    expect(changeOfMean(null, 4.7)).toBeNull()
    expect(changeOfMean(4, null)).toBeNull()
  })

  test('a share of nothing has no value', () => {
    expect(shareOf(1, 4)).toBe(0.25)
    expect(shareOf(0, 0)).toBeNull()
  })
})

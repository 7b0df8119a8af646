import { describe, expect, test } from 'vitest'
import { explorationBonus, largestBonus } from './exploration.ts'

describe('the bonus for those who were rarely shown', () => {
  test('is largest for who was shown to nobody, and ends where half of the members are', () => {
    const bonus = explorationBonus([0, 2, 4, 4, 4, 9])
    expect([...bonus]).toEqual([1 + largestBonus, 1 + largestBonus / 2, 1, 1, 1, 1])
  })

  test('is at most a half, however often others were shown', () => {
    for (const most of [1, 10, 1000])
      for (const bonus of explorationBonus([0, 0, most, most, most])) {
        expect(bonus).toBeGreaterThanOrEqual(1)
        expect(bonus).toBeLessThanOrEqual(1.5)
      }
  })

  test('is none where nobody was shown yet', () => {
    expect([...explorationBonus([0, 0, 0])]).toEqual([1, 1, 1])
    expect([...explorationBonus([])]).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { BestPairs } from './best-pairs.ts'
import { seededRandom } from './random.ts'

const pair = (worth: number, isStrong = false) => ({ likes: worth, liked: 1, isStrong })

describe('the best pairs of a member', () => {
  test('are those of the highest value, best first, in whatever order they came', () => {
    const random = seededRandom(5)
    const worths = Array.from({ length: 200 }, () => Math.fround(random()))
    const wanted = [...worths.keys()].sort((a, b) => (worths[b] as number) - (worths[a] as number)).slice(0, 16)
    for (const order of [[...worths.keys()], [...worths.keys()].reverse()]) {
      const best = new BestPairs(300, 16)
      for (const other of order) best.offer(250, other, pair(worths[other] as number))
      expect([...best.sorted().subarray(250 * 16, 251 * 16)]).toEqual(wanted)
    }
  })

  test('of the same value are in the order of the members', () => {
    const best = new BestPairs(4, 2)
    for (const other of [3, 1, 2]) best.offer(0, other, pair(0.5))
    expect([...best.sorted().subarray(0, 2)]).toEqual([1, 2])
  })

  test('have none without a value', () => {
    const best = new BestPairs(2, 2)
    best.offer(0, 1, pair(0))
    expect([...best.sorted()]).toEqual([-1, -1, -1, -1])
  })

  test('are known from both sides', () => {
    const best = new BestPairs(3, 2)
    best.offer(0, 1, { likes: 0.5, liked: 0.25, isStrong: true })
    expect(best.judge(0, 1)).toEqual({ likes: 0.5, liked: 0.25, isStrong: true })
    expect(best.judge(1, 0)).toEqual({ likes: 0.25, liked: 0.5, isStrong: true })
    expect(() => best.judge(0, 2)).toThrow('neither')
  })
})

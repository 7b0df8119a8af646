import { describe, expect, it } from 'vitest'
import { createRandom, hash } from './random.ts'

const numbers = (seed: string) => {
  const random = createRandom(seed)
  return Array.from({ length: 1000 }, random.next)
}

describe('createRandom', () => {
  it('repeats for the same seed only', () => {
    expect(numbers('anna')).toEqual(numbers('anna'))
    expect(numbers('anna')).not.toEqual(numbers('Anna'))
    expect(numbers('анна')[0]).not.toBe(numbers('анны')[0])
  })

  it('never changes its output, since generated pictures would change', () => {
    expect(numbers('anna').slice(0, 3)).toMatchInlineSnapshot(`
      [
        0.8796695100609213,
        0.3082670387811959,
        0.4190106987953186,
      ]
    `)
    expect(hash('anna')).toMatchInlineSnapshot(`3385647739`)
  })

  it('is evenly distributed from 0 to 1', () => {
    const values = numbers('spread')
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1)
  })

  it('picks every item eventually, and refuses an empty list', () => {
    const random = createRandom('pick')
    expect(new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']))
    expect(() => random.pick([])).toThrow('Nothing to pick from')
  })

  it('stays within its bounds', () => {
    const random = createRandom('bounds')
    for (let draw = 0; draw < 100; draw++) {
      const value = random.between(-2, 3)
      expect(value >= -2 && value < 3).toBe(true)
    }
    expect(random.chance(0)).toBe(false)
    expect(random.chance(1)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { gini, measureCommunity } from './community.ts'
import { measureNashMarket } from './nash-market.ts'
import { measureSuMarket } from './su-market.ts'

describe('published markets', () => {
  it('are reproduced: naive and product ranking give the published numbers of matches', () => {
    const { naive, product, welfare } = measureSuMarket(0.5, [1], 100)
    expect(naive / 106.9).toBeCloseTo(1, 1)
    expect(product / 131).toBeCloseTo(1, 1)
    expect(welfare / product).toBeGreaterThan(1.12)
  })

  it('show envy when maximizing the sum of matches and hardly any under Nash welfare', () => {
    const envyOf = (aversion: number) => measureNashMarket(aversion, 1, 50).envy.reduce((sum, value) => sum + value, 0)
    expect(envyOf(0)).toBeGreaterThan(2000)
    expect(envyOf(1)).toBeLessThanOrEqual(5)
  })
})

describe('a simulated community', () => {
  it('has more matches and fewer members never shown than with product ranking', () => {
    const { product, welfare } = measureCommunity(800, 3)
    expect(welfare.matches / product.matches).toBeGreaterThan(1.12)
    expect(welfare.neverShown).toBeLessThan(product.neverShown / 15)
    expect(welfare.gini).toBeLessThan(product.gini / 2)
  })

  it('has a higher inequality when exposure is unequal', () => {
    expect(gini(Float64Array.of(1, 1, 1, 1))).toBeCloseTo(0)
    expect(gini(Float64Array.of(0, 0, 0, 1))).toBeCloseTo(0.75)
  })
})

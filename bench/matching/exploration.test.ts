import { expect, it } from 'vitest'
import { simulateExploration } from './exploration.ts'

it('newcomers are shown within two weeks and more than without a bonus, at most one match in fifty is lost', () => {
  const community = { members: 380, newcomers: 20, weeks: 6, seed: 5 }
  const [without, withBonus] = [false, true].map(each => simulateExploration({ ...community, withBonus: each })) as [
    ReturnType<typeof simulateExploration>,
    ReturnType<typeof simulateExploration>,
  ]
  expect(withBonus.neverShown).toBe(0)
  expect(withBonus.exposure).toBeGreaterThan(1.15 * without.exposure)
  expect(withBonus.matches).toBeGreaterThan(0.98 * without.matches)
})

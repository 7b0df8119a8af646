import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'
import { fitTrees } from '#server/features/matching/engine/evidence/fit-trees.ts'
import { chanceBy } from '#server/features/matching/engine/evidence/trees.ts'
import { loadWorlds } from '../judged/world.ts'
import { boost, type Examples } from './boosting.ts'
import { crossValidated } from './cross-validation.ts'
import { examplesOf } from './examples.ts'
import { sourceOf, treesFile } from './trees-file.ts'

/** Examples of three figures between 0 and 1. */
function examples(isHit: (a: number, b: number, random: () => number) => boolean, rises: Examples['rises']): Examples {
  const random = seededRandom(5)
  const figures = Array.from({ length: 800 }, () => Float64Array.of(random(), random(), random()))
  return { figures, isHit: figures.map(([a = 0, b = 0]) => isHit(a, b, random)), rises }
}

describe('boosted trees', () => {
  it('learn what two figures say together', () => {
    const trees = boost(examples((a, b) => a > 0.6 && b > 0.4, [0, 0, 0]))
    expect(chanceBy(trees, Float64Array.of(0.9, 0.9, 0.5))).toBeGreaterThan(0.9)
    for (const [a, b] of [
      [0.9, 0.1],
      [0.2, 0.9],
      [0.2, 0.1],
    ] as const)
      expect(chanceBy(trees, Float64Array.of(a, b, 0.5))).toBeLessThan(0.1)
  })

  it('give chances that are shares of hits', () => {
    const trees = boost(examples((a, _, random) => random() < (a > 0.5 ? 0.8 : 0.1), [0, 0, 0]))
    const mean = (a: number) =>
      Array.from({ length: 20 }, (_, at) => chanceBy(trees, Float64Array.of(a, at / 20, 0.5))).reduce((x, y) => x + y) /
      20
    expect(mean(0.8)).toBeCloseTo(0.8, 1)
    expect(mean(0.2)).toBeCloseTo(0.1, 1)
  })

  const falls = (trees: ReturnType<typeof boost>) =>
    Array.from({ length: 400 }, (_, at) => at).filter(at => {
      const [a, b] = [(at % 20) / 20, Math.floor(at / 20) / 20]
      const chance = (x: number) => chanceBy(trees, Float64Array.of(x, b, 0.5))
      return chance(a + 0.05) < chance(a) - 1e-9
    }).length

  it('never fall with a figure that may only rise, whatever the examples say', () => {
    const odd = (a: number, b: number) => (a > 0.3 && a < 0.5) || (a > 0.7 && b > 0.5)
    expect(falls(boost(examples(odd, [1, 0, 0])))).toBe(0)
    expect(falls(boost(examples(odd, [0, 0, 0])))).toBeGreaterThan(0)
  })

  it('are learnt without the community whose chances they give', () => {
    const { figures, rises } = examples(() => false, [0, 0, 0])
    const world = figures.map((_, row) => row % 3)
    const isHit = figures.map(([a = 0], row) => (row % 3 === 0 ? a < 0.5 : a > 0.5))
    const chances = crossValidated({ figures, rises, isHit, world }, 3)
    const meanOf = (isChosen: boolean) => {
      const chosen = [...chances].filter((_, row) => world[row] === 0 && isHit[row] === isChosen)
      return chosen.reduce((sum, chance) => sum + chance, 0) / chosen.length
    }
    expect(meanOf(true)).toBeLessThan(0.1)
    expect(meanOf(false)).toBeGreaterThan(0.9)
  })
})

it('the chances of the engine are learnt from the judged pairs for tuning: after a change of either, npm run learn:fit', () => {
  const examples = examplesOf(loadWorlds('tuning'))
  const learnt = boost(examples)
  const differences = examples.figures.map(figures => Math.abs(chanceBy(learnt, figures) - chanceBy(fitTrees, figures)))
  // Not to the last digit: another machine may sum in another order.
  expect(Math.max(...differences)).toBeLessThan(0.03)
  expect(sourceOf(fitTrees)).toBe(readFileSync(treesFile, 'utf8'))
})

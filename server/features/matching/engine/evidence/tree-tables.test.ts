import { expect, test } from 'vitest'
import { seededRandom } from '../allocate/random.ts'
import { fitFigures } from './fit-figures.ts'
import { fitTrees } from './fit-trees.ts'
import { TreeTables } from './tree-tables.ts'
import { chanceBy, treeNumbers } from './trees.ts'

test('tables give the chance of their trees, also at the bounds', () => {
  const random = seededRandom(3)
  const { numbers } = fitTrees
  const bounds = fitFigures.map((_, figure) => {
    const asked: number[] = []
    for (let at = 0; at < numbers.length; at += treeNumbers)
      for (let place = at; place < at + 6; place += 2)
        if (numbers[place] === figure) asked.push(numbers[place + 1] as number)
    return asked.length > 0 ? asked : [0]
  })
  const tables = new TreeTables(fitTrees)
  const chances = Array.from({ length: 2000 }, () => {
    const figures = Float64Array.from(bounds, asked => {
      const bound = asked[Math.floor(random() * asked.length)] as number
      return bound + ([-1e-9, 0, 1e-9, random() - 0.5][Math.floor(random() * 4)] as number)
    })
    const chance = chanceBy(fitTrees, figures)
    expect(tables.chance(figures)).toBeCloseTo(chance, 9)
    return chance
  })
  expect(Math.max(...chances) - Math.min(...chances)).toBeGreaterThan(0.5)
})

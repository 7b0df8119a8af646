import { writeFileSync } from 'node:fs'
import { loadWorlds } from '../judged/world.ts'
import { boost } from './boosting.ts'
import { crossValidated } from './cross-validation.ts'
import { examplesOf } from './examples.ts'
import { sourceOf, treesFile } from './trees-file.ts'

/** Learns the chance that two members fit from the judged pairs that the engine may be changed by, and writes it into the engine. */
const examples = examplesOf(loadWorlds('tuning'))
const chances = crossValidated(examples, 13)
const fits = examples.isHit.filter(Boolean).length
console.log(
  `${chances.length} pairs, of which ${fits} fit. By trees that were learnt without the community of the pair:`,
)
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const called = examples.isHit.filter((_, row) => (chances[row] as number) >= least)
  const share = called.filter(Boolean).length / Math.max(1, called.length)
  console.log(`a chance of at least ${least}: ${called.length} pairs, ${(100 * share).toFixed(0)} % fit`)
}
writeFileSync(treesFile, sourceOf(boost(examples)))

import { chanceBy } from '#server/features/matching/engine/evidence/trees.ts'
import { boost, type Examples } from './boosting.ts'

/** The chance of each example by trees that were learnt without its community. */
export function crossValidated({ world, figures, isHit, rises }: Examples & { world: number[] }, parts: number) {
  const chances = new Float64Array(world.length)
  for (let part = 0; part < parts; part++) {
    const isOut = (_: unknown, row: number) => (world[row] as number) % parts === part
    const isIn = (_: unknown, row: number) => !isOut(_, row)
    const trees = boost({ rises, figures: figures.filter(isIn), isHit: isHit.filter(isIn) })
    for (const [row, own] of figures.entries()) if (isOut(own, row)) chances[row] = chanceBy(trees, own)
  }
  return chances
}

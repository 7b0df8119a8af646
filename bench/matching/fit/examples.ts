import { PairReader } from '#server/features/matching/engine/evidence/chance-of-fit.ts'
import { CommunityTerms } from '#server/features/matching/engine/evidence/community-terms.ts'
import { digestOf } from '#server/features/matching/engine/evidence/digest.ts'
import { fitFigures } from '#server/features/matching/engine/evidence/fit-figures.ts'
import { verdictOf, type World } from '../judged/world.ts'
import type { Examples } from './boosting.ts'

/** Pairs of each community that somebody judged, or that would be listed if they were worth showing; each pair once. */
export function examplesOf(worlds: World[]): Examples & { world: number[] } {
  const examples: Examples & { world: number[] } = {
    ...{ figures: [], isHit: [], world: [] },
    rises: fitFigures.map(({ rises }) => rises),
  }
  const reader = new PairReader()
  for (const [at, world] of worlds.entries()) {
    const digests = world.members.map(digestOf)
    const community = new CommunityTerms()
    for (const digest of digests) community.add(digest)
    for (const [one, mine] of digests.entries())
      for (const [place, theirs] of digests.slice(0, one).entries()) {
        const verdicts = verdictsOf(world, one, place)
        if (verdicts.length === 0) continue
        examples.figures.push(reader.figuresOf(mine, theirs, community).slice())
        examples.isHit.push(verdicts.includes('fits'))
        examples.world.push(at)
      }
  }
  return examples
}

function verdictsOf(world: World, one: number, other: number) {
  const ids = [one, other].map(place => world.members[place]?.id ?? '') as [string, string]
  return [verdictOf(world, ids[0], ids[1]), verdictOf(world, ids[1], ids[0])].filter(verdict => verdict !== null)
}

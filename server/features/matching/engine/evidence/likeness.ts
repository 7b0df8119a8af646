import type { CommunityTerms } from './community-terms.ts'
import { type Digest, section, startOf } from './digest.ts'
import { type Concept, lexicon } from './lexicon.ts'

/** What both have, specific things counting more: 0 to 1. */
export function likenessOf(one: Digest, other: Digest, community: CommunityTerms): number {
  const { concepts } = lexicon()
  const { rarity } = community
  const [endOne, endOther] = [startOf(one, section.haves + 1), startOf(other, section.haves + 1)]
  let [a, b, left] = [startOf(one, section.haves), startOf(other, section.haves), 1]
  while (a < endOne && b < endOther) {
    const [mine, theirs] = [one.data[a] as number, other.data[b] as number]
    if (mine === theirs) {
      const both = Math.min(ownWorth(one.data[a + 1] as number), ownWorth(other.data[b + 1] as number))
      const { breadth } = concepts[mine] as Concept
      left *= 1 - (both * (rarity[mine] as number)) / (1 + Math.log2(breadth))
      a += 2
      b += 2
    } else if (mine < theirs) a += 2
    else b += 2
  }
  return 1 - left
}

/** Of the concept itself, not of narrower ones. */
const ownWorth = (worths: number) => Math.max(worths & 0xff, (worths >>> 8) & 0xff) / 255

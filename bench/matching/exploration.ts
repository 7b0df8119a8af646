import { findCandidates } from '#server/features/matching/engine/allocate/candidates.ts'
import { explorationBonus } from '#server/features/matching/engine/allocate/exploration.ts'
import type { CandidateLists } from '#server/features/matching/engine/allocate/lists.ts'
import { exposureOf, SimulatedCommunity, showByWelfare, simulateMatches } from './community.ts'

const cooldownWeeks = 8

type Weeks = { members: number; newcomers: number; weeks: number; seed: number; withBonus: boolean }

/**
 * Weekly lists of a community that newcomers join in the middle, each pair at most once within the cooldown: all matches of the later
 * weeks, and what the newcomers' first list places were worth against those of the others.
 */
export function simulateExploration({ members, newcomers, weeks, seed, withBonus }: Weeks) {
  const size = members + newcomers
  const community = new SimulatedCommunity(size, seed)
  const shownIn = new Map<number, number>()
  const readers: Set<number>[] = Array.from({ length: size }, () => new Set())
  const joinedIn = weeks / 2
  let matches = 0
  let exposure = 0
  let neverShown = 0
  for (let week = 0; week < weeks; week++) {
    const isHere = (member: number) => member < members || week >= joinedIn
    const isFree = (reader: number, other: number) => week - (shownIn.get(reader * size + other) ?? -99) > cooldownWeeks
    const lists: CandidateLists = community.listsOf(
      findCandidates({
        ...{ members: size, length: 64, reserved: 16 },
        fillWorth(reader, worth) {
          community.fillWorth(reader, worth)
          for (let other = 0; other < size; other++)
            if (!isHere(reader) || !isHere(other) || !isFree(reader, other) || !isFree(other, reader)) worth[other] = 0
        },
      }),
    )
    const bonus = withBonus ? explorationBonus(readers.map(seen => seen.size)) : undefined
    const lineup = showByWelfare(lists, community.capacity, seed + week, bonus)
    lineup.forEach((entries, reader) => {
      for (const entry of entries) {
        const other = lists.candidate[entry] as number
        shownIn.set(reader * size + other, week)
        readers[other]?.add(reader)
      }
    })
    if (week < joinedIn) continue
    matches += simulateMatches(lists, lineup, community.capacity, 5, seed)
    const worth = exposureOf(lists, lineup)
    exposure += worth.slice(members).reduce((sum, value) => sum + value, 0) / newcomers
    if (week === joinedIn + 1) neverShown = readers.slice(members).filter(seen => seen.size === 0).length
  }
  return { matches, exposure, neverShown }
}

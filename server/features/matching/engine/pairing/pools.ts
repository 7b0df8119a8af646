import { cityKey } from '#server/features/participants/city/rules.ts'
import { seededRandom } from '../allocate/random.ts'
import type { CommunityEvidence } from './community-evidence.ts'
import { type MatchMember, tagKeysOf } from './member.ts'

/** Up to this size all pairs are scored; above, only those found by texts, tags or city, and a random sample. */
const smallCommunity = 800

/** How many are found by each, and how many are scored at most. */
export type Reach = { texts: number; perTag: number; perCity: number; chance: number; atMost: number }

/** For one reader, of whom nobody else is asked. */
export const reachOfOne: Reach = { texts: 128, perTag: 40, perCity: 40, chance: 40, atMost: 400 }
/** In a run of all, where each member is also found by others: a pair that one of the two finds is scored for both. */
export const reachOfAll: Reach = { texts: 48, perTag: 3, perCity: 12, chance: 4, atMost: 88 }

/** Whom to score for each member. Members found by nothing are sampled at random. */
export class Pools {
  private readonly members: MatchMember[]
  private readonly evidence: CommunityEvidence
  private readonly byTag = new Map<string, number[]>()
  private readonly byCity = new Map<string, number[]>()
  private readonly random: () => number
  private readonly reach: Reach

  constructor(members: MatchMember[], evidence: CommunityEvidence, seed: number, reach: Reach) {
    this.members = members
    this.evidence = evidence
    this.random = seededRandom(seed)
    this.reach = reach
    if (members.length <= smallCommunity) return
    members.forEach((member, at) => {
      for (const tag of tagKeysOf(member)) put(this.byTag, tag, at)
      if (member.city) put(this.byCity, cityKey(member.city), at)
    })
  }

  /** No pool has more. */
  get atMost(): number {
    return this.members.length <= smallCommunity ? this.members.length : this.reach.atMost
  }

  of(reader: number): Iterable<number> {
    const size = this.members.length
    if (size <= smallCommunity) return this.members.keys()
    const { texts, perTag, perCity, chance } = this.reach
    const pool = new Set(this.evidence.around(reader, texts))
    const member = this.members[reader] as MatchMember
    for (const tag of tagKeysOf(member)) this.some(this.byTag.get(tag), perTag, pool)
    this.some(this.byCity.get(cityKey(member.city)), perCity, pool)
    for (let drawn = 0; drawn < chance; drawn++) pool.add(Math.floor(this.random() * size))
    return pool.size <= this.atMost ? pool : [...pool].slice(0, this.atMost)
  }

  /** All of a short list, or a random stretch of a long one. */
  private some(list: number[] | undefined, count: number, pool: Set<number>): void {
    if (!list) return
    const from = list.length > count ? Math.floor(this.random() * list.length) : 0
    for (let at = 0; at < Math.min(count, list.length); at++) pool.add(list[(from + at) % list.length] as number)
  }
}

function put(lists: Map<string, number[]>, key: string, member: number): void {
  const list = lists.get(key)
  if (list) list.push(member)
  else lists.set(key, [member])
}

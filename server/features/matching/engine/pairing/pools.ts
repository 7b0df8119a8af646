import { cityKey } from '#server/features/participants/city/rules.ts'
import { seededRandom } from '../allocate/random.ts'
import type { CommunityEvidence } from './community-evidence.ts'
import { type MatchMember, tagKeysOf } from './member.ts'

/** Up to this size all pairs are scored; above, only those found by texts, tags or city, and a random sample. */
const smallCommunity = 800
const byTexts = 128
const perTag = 40
const perCity = 40
const byChance = 40

/** Whom to score for each member. Members found by nothing are sampled at random. */
export class Pools {
  private readonly members: MatchMember[]
  private readonly evidence: CommunityEvidence
  private readonly byTag = new Map<string, number[]>()
  private readonly byCity = new Map<string, number[]>()
  private readonly random: () => number

  constructor(members: MatchMember[], evidence: CommunityEvidence, seed: number) {
    this.members = members
    this.evidence = evidence
    this.random = seededRandom(seed)
    if (members.length <= smallCommunity) return
    members.forEach((member, at) => {
      for (const tag of tagKeysOf(member)) put(this.byTag, tag, at)
      if (member.city) put(this.byCity, cityKey(member.city), at)
    })
  }

  of(reader: number): Iterable<number> {
    const size = this.members.length
    if (size <= smallCommunity) return this.members.keys()
    const pool = new Set(this.evidence.around(reader, byTexts))
    const member = this.members[reader] as MatchMember
    for (const tag of tagKeysOf(member)) this.some(this.byTag.get(tag), perTag, pool)
    this.some(this.byCity.get(cityKey(member.city)), perCity, pool)
    for (let drawn = 0; drawn < byChance; drawn++) pool.add(Math.floor(this.random() * size))
    return pool
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

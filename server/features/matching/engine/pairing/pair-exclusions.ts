import {
  type CommunityRules,
  type Exclusion,
  isCooling,
  lastingExclusionOf,
  type Pace,
  type PairHistory,
  paceFor,
  type RuledMember,
  shownPerWeek,
} from '../score/exclusions.ts'
import { hasProfileText, keyOf, type MatchMember, type PairRecord, type Rules } from './member.ts'
import { placesOf } from './pair-facts.ts'
import type { ShownHistory } from './shown-history.ts'

export { shownPerWeek }

/** With this many times the people needed, they are not counted one by one. */
const plenty = 4

type KnownPair = PairHistory & { shownAt?: number }

const nothing: KnownPair = { hasIntro: false, isNotInterested: false, isReported: false }

/** Who may not be shown to whom. */
export class PairExclusions {
  private readonly members: RuledMember[]
  private readonly rules: CommunityRules
  private readonly paces: (Pace | undefined)[] = []
  private readonly active: number
  private readonly histories: Map<number, Map<number, KnownPair>>
  private readonly now: Date
  private readonly shown: ShownHistory | undefined
  /** Those whom others may meet, and who exclude nobody themselves. */
  private readonly isOpenToAll: Uint8Array
  private readonly hasRules: boolean

  constructor(members: MatchMember[], pairs: PairRecord[], rules: Rules, now: Date, shown?: ShownHistory) {
    this.now = now
    this.shown = shown
    this.members = members.map(ruled)
    this.rules = {
      ...rules,
      neverGroups: rules.neverGroups.map(([one, other]) => [keyOf(one), keyOf(other)]),
    }
    this.isOpenToAll = Uint8Array.from(this.members, member => (isOpenToAll(member, now) ? 1 : 0))
    this.hasRules =
      rules.neverSameCompany || rules.neverGroups.length + rules.neverPairs.length + rules.mustPairs.length > 0
    this.active = this.members.filter(({ isActive }) => isActive).length
    this.histories = new Map()
    const placeOf = placesOf(members)
    for (const { readerId, subjectId, lastShown, hasIntro, isNotInterested, isReported } of pairs) {
      const [reader, subject] = [placeOf(readerId), placeOf(subjectId)]
      if (reader === undefined || subject === undefined) continue
      const between = { hasIntro, isNotInterested, isReported }
      this.remember(reader, subject, { ...between, ...(lastShown ? { shownAt: Date.parse(lastShown) } : {}) })
      this.remember(subject, reader, between)
    }
  }

  /** The exclusion reason of a pair for a list of the first, or undefined. */
  between(one: number, other: number): Exclusion | undefined {
    const lasting = this.lasting(one, other)
    if (lasting) return lasting === 'mustPair' ? undefined : lasting
    return this.isCooling(one, other) ? 'cooldown' : undefined
  }

  /** Whether each may be shown to the other. A run asks for millions of pairs: what is the same for both is looked up once. */
  open(one: number, other: number): [there: boolean, back: boolean] {
    const lasting = this.lasting(one, other)
    if (lasting) return lasting === 'mustPair' ? [true, true] : [false, false]
    return [!this.isCooling(one, other), !this.isCooling(other, one)]
  }

  /** List length and cooldown of a reader: by the people who are left for them, whenever they were shown. */
  paceOf(reader: number): Pace {
    const known = this.paces[reader]
    if (known) return known
    const { cooldownWeeks } = this.rules
    const atMost = this.active - 1 - (this.histories.get(reader)?.size ?? 0) - (this.shown?.countOf(reader) ?? 0)
    const isPlenty = atMost >= plenty * shownPerWeek * (cooldownWeeks + 1)
    const pace = paceFor(isPlenty ? atMost : this.countOthers(reader), cooldownWeeks)
    this.paces[reader] = pace
    return pace
  }

  private countOthers(reader: number): number {
    let count = 0
    for (let other = 0; other < this.members.length; other++) {
      const lasting = this.lasting(reader, other)
      if (!lasting || lasting === 'mustPair') count++
    }
    return count
  }

  private lasting(one: number, other: number) {
    const history = this.histories.get(one)?.get(other) ?? nothing
    // Most pairs: nothing is looked up of the two.
    if (history === nothing && !this.hasRules && this.isOpenToAll[one] === 1 && this.isOpenToAll[other] === 1)
      return one === other ? 'self' : undefined
    const [mine, theirs] = [this.members[one] as RuledMember, this.members[other] as RuledMember]
    return lastingExclusionOf(mine, theirs, history, this.rules, this.now)
  }

  private isCooling(one: number, other: number): boolean {
    const shownAt = this.shown?.lastShown(one, other) ?? this.histories.get(one)?.get(other)?.shownAt
    return shownAt !== undefined && isCooling(shownAt, this.paceOf(one), this.now)
  }

  private remember(one: number, other: number, history: KnownPair): void {
    const known = this.histories.get(one) ?? new Map<number, KnownPair>()
    const before = known.get(other) ?? nothing
    const shownAt = history.shownAt ?? before.shownAt
    known.set(other, {
      hasIntro: before.hasIntro || history.hasIntro,
      isNotInterested: before.isNotInterested || history.isNotInterested,
      isReported: before.isReported || history.isReported,
      ...(shownAt === undefined ? {} : { shownAt }),
    })
    this.histories.set(one, known)
  }

  get ruled(): RuledMember[] {
    return this.members
  }
}

const isOpenToAll = ({ isActive, pausedUntil, neverPairWith }: RuledMember, now: Date) =>
  isActive && neverPairWith.length === 0 && !(pausedUntil && pausedUntil > now)

/** Cached per state of a member. */
const known = new WeakMap<MatchMember, RuledMember>()

function ruled(member: MatchMember): RuledMember {
  const found = known.get(member) ?? asRuled(member)
  known.set(member, found)
  return found
}

const asRuled = (member: MatchMember): RuledMember => ({
  id: member.id,
  isActive: member.isActive && hasProfileText(member),
  everyWeeks: member.everyWeeks,
  company: member.company,
  groups: member.tags.map(keyOf),
  neverPairWith: member.neverPairWith,
  ...(member.pausedUntil ? { pausedUntil: new Date(member.pausedUntil) } : {}),
  ...(member.lastServed ? { lastServed: new Date(member.lastServed) } : {}),
})

import {
  type CommunityRules,
  exclusionOf,
  type Pace,
  type PairHistory,
  paceFor,
  type RuledMember,
  shownPerWeek,
} from '../score/exclusions.ts'
import { hasProfileText, keyOf, type MatchMember, type PairRecord, type Rules } from './member.ts'
import type { ShownHistory } from './shown-history.ts'

export { shownPerWeek }

/** With this many times the people needed, they are not counted one by one. */
const plenty = 4

const nothing: PairHistory = { hasIntro: false, isNotInterested: false, isReported: false }

/** Who may not be shown to whom. */
export class PairExclusions {
  private readonly members: RuledMember[]
  private readonly rules: CommunityRules
  private readonly rulesByCooldown = new Map<number, CommunityRules>()
  private readonly paces: (Pace | undefined)[] = []
  private readonly active: number
  private readonly histories: Map<number, Map<number, PairHistory>>
  private readonly now: Date
  private readonly shown: ShownHistory | undefined

  constructor(members: MatchMember[], pairs: PairRecord[], rules: Rules, now: Date, shown?: ShownHistory) {
    this.now = now
    this.shown = shown
    this.members = members.map(ruled)
    this.rules = {
      ...rules,
      neverGroups: rules.neverGroups.map(([one, other]) => [keyOf(one), keyOf(other)]),
    }
    this.active = this.members.filter(({ isActive }) => isActive).length
    this.histories = new Map()
    const placeOf = new Map(members.map(({ id }, at) => [id, at]))
    for (const { readerId, subjectId, lastShown, hasIntro, isNotInterested, isReported } of pairs) {
      const [reader, subject] = [placeOf.get(readerId), placeOf.get(subjectId)]
      if (reader === undefined || subject === undefined) continue
      const between = { hasIntro, isNotInterested, isReported }
      this.remember(reader, subject, { ...between, ...(lastShown ? { lastShown: new Date(lastShown) } : {}) })
      this.remember(subject, reader, between)
    }
  }

  /** The exclusion reason of a pair for a list of the first, or undefined. */
  between(one: number, other: number) {
    return this.exclusionOf(one, other, this.rulesWith(this.paceOf(one).cooldownWeeks))
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
    const withoutCooldown = this.rulesWith(0)
    let count = 0
    for (let other = 0; other < this.members.length; other++)
      if (!this.exclusionOf(reader, other, withoutCooldown)) count++
    return count
  }

  private rulesWith(cooldownWeeks: number): CommunityRules {
    const known = this.rulesByCooldown.get(cooldownWeeks) ?? { ...this.rules, cooldownWeeks }
    this.rulesByCooldown.set(cooldownWeeks, known)
    return known
  }

  private exclusionOf(one: number, other: number, rules: CommunityRules) {
    const known = this.histories.get(one)?.get(other) ?? nothing
    const shownAt = this.shown?.lastShown(one, other)
    const history = shownAt === undefined ? known : { ...known, lastShown: new Date(shownAt) }
    return exclusionOf(this.members[one] as RuledMember, this.members[other] as RuledMember, history, rules, this.now)
  }

  private remember(one: number, other: number, history: PairHistory): void {
    const known = this.histories.get(one) ?? new Map<number, PairHistory>()
    const before = known.get(other) ?? nothing
    const lastShown = history.lastShown ?? before.lastShown
    known.set(other, {
      hasIntro: before.hasIntro || history.hasIntro,
      isNotInterested: before.isNotInterested || history.isNotInterested,
      isReported: before.isReported || history.isReported,
      ...(lastShown ? { lastShown } : {}),
    })
    this.histories.set(one, known)
  }

  get ruled(): RuledMember[] {
    return this.members
  }
}

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

import {
  type CommunityRules,
  exclusionOf,
  fittingCooldown,
  type PairHistory,
  type RuledMember,
} from '../score/exclusions.ts'
import { hasProfileText, keyOf, type MatchMember, type PairRecord, type Rules } from './member.ts'

/** Length of a weekly list. */
export const shownPerWeek = 10

const nothing: PairHistory = { hasIntro: false, isNotInterested: false, isReported: false }

/** Who may not be shown to whom. */
export class PairExclusions {
  private readonly members: RuledMember[]
  private readonly rules: CommunityRules
  private readonly histories: Map<number, Map<number, PairHistory>>
  private readonly now: Date

  constructor(members: MatchMember[], pairs: PairRecord[], rules: Rules, now: Date) {
    this.now = now
    this.members = members.map(ruled)
    this.rules = {
      ...rules,
      cooldownWeeks: fittingCooldown(members.length, shownPerWeek, rules.cooldownWeeks),
      neverGroups: rules.neverGroups.map(([one, other]) => [keyOf(one), keyOf(other)]),
    }
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

  /** The exclusion reason of a pair, or undefined. */
  between(one: number, other: number) {
    const history = this.histories.get(one)?.get(other) ?? nothing
    return exclusionOf(
      this.members[one] as RuledMember,
      this.members[other] as RuledMember,
      history,
      this.rules,
      this.now,
    )
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

/** A member as input of the exclusion rules. */
export type RuledMember = {
  id: string
  isActive: boolean
  /** No recommendations until then. */
  pausedUntil?: Date
  /** Weeks between two sets of recommendations. */
  everyWeeks: number
  lastServed?: Date
  company?: string
  groups: string[]
  /** Private: visible only to this member. */
  neverPairWith: string[]
}

export type CommunityRules = {
  neverSameCompany: boolean
  /** Pairs of tags that never meet, such as [investor, investor]. */
  neverGroups: [string, string][]
  neverPairs: [string, string][]
  /** Pairs that managers require; they override the cooldown, but nothing that a member decided. */
  mustPairs: [string, string][]
  cooldownWeeks: number
}

/** History of a pair. */
export type PairHistory = {
  hasIntro: boolean
  isNotInterested: boolean
  isReported: boolean
}

export type Exclusion =
  | 'self'
  | 'inactive'
  | 'paused'
  | 'neverPairMe'
  | 'reported'
  | 'notInterested'
  | 'introduced'
  | 'neverPair'
  | 'neverGroups'
  | 'sameCompany'
  | 'cooldown'

const week = 7 * 24 * 3600 * 1000

const isPaused = ({ pausedUntil }: RuledMember, now: Date) => pausedUntil !== undefined && pausedUntil > now

/** By list of pairs: a run asks about millions of pairs. */
const partners = new WeakMap<[string, string][], Map<string, Set<string>>>()

function partnersOf(pairs: [string, string][]): Map<string, Set<string>> {
  const known = partners.get(pairs)
  if (known) return known
  const made = new Map<string, Set<string>>()
  const add = (one: string, other: string) => made.set(one, (made.get(one) ?? new Set()).add(other))
  for (const [one, other] of pairs) {
    add(one, other)
    add(other, one)
  }
  partners.set(pairs, made)
  return made
}

const holds = (pairs: [string, string][], one: string, other: string) =>
  pairs.length > 0 && partnersOf(pairs).get(one)?.has(other) === true

const sameCompany = (one?: string, other?: string) =>
  one !== undefined &&
  other !== undefined &&
  one.trim() !== '' &&
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a list is due for the member. Up to a day early counts, as runs do not start to the second. */
export const isDue = ({ lastServed, everyWeeks }: RuledMember, now: Date) =>
  lastServed === undefined || now.getTime() - lastServed.getTime() >= everyWeeks * week - week / 7

/** Half a week more, as runs do not start to the second: the lists of the next `weeks` weeks are without this person. */
export const cooldownMs = (weeks: number) => (weeks > 0 ? (weeks + 0.5) * week : 0)

export const isCooling = (shownAt: number, { cooldownWeeks }: { cooldownWeeks: number }, now: Date): boolean =>
  now.getTime() - shownAt < cooldownMs(cooldownWeeks)

/**
 * Why the two may not be recommended to each other, whenever they were shown, or undefined; `mustPair` lifts the cooldown. Symmetric: a
 * pair that one excludes is not shown to the other either, which also keeps a private exclusion from being guessed.
 */
export function lastingExclusionOf(
  one: RuledMember,
  other: RuledMember,
  history: PairHistory,
  rules: CommunityRules,
  now: Date,
): Exclusion | 'mustPair' | undefined {
  if (one.id === other.id) return 'self'
  if (!one.isActive || !other.isActive) return 'inactive'
  if (isPaused(one, now) || isPaused(other, now)) return 'paused'
  if (one.neverPairWith.includes(other.id) || other.neverPairWith.includes(one.id)) return 'neverPairMe'
  if (history.isReported) return 'reported'
  if (history.isNotInterested) return 'notInterested'
  if (history.hasIntro) return 'introduced'
  if (holds(rules.neverPairs, one.id, other.id)) return 'neverPair'
  if (holds(rules.mustPairs, one.id, other.id)) return 'mustPair'
  if (rules.neverGroups.some(pair => areOfGroups(pair, one, other))) return 'neverGroups'
  return rules.neverSameCompany && sameCompany(one.company, other.company) ? 'sameCompany' : undefined
}

const areOfGroups = ([a, b]: [string, string], one: RuledMember, other: RuledMember) =>
  (one.groups.includes(a) && other.groups.includes(b)) || (one.groups.includes(b) && other.groups.includes(a))

/** Length of a weekly list, if there are enough others. */
export const shownPerWeek = 10
/** In a small community lists have fewer people, down to this many, before the cooldown is shortened. */
export const fewPerWeek = 3
/** So few others are all shown every week: hiding half of them would help nobody. */
const allShown = 4

/** People in a weekly list, and weeks before one of them can come again. */
export type Pace = { shown: number; cooldownWeeks: number }

/**
 * Pace of a reader's lists, so that the lists of `cooldownWeeks` + 1 weeks in a row have no person in common: first fewer people per
 * week, then a shorter cooldown. It is at least a week, also when managers want none, or a list could come twice in a row.
 */
export function paceFor(others: number, wanted: number): Pace {
  if (others <= allShown) return { shown: Math.max(1, others), cooldownWeeks: 0 }
  const cooldownWeeks = Math.max(1, Math.min(wanted, Math.floor(others / fewPerWeek) - 1))
  return { shown: Math.min(shownPerWeek, Math.floor(others / (cooldownWeeks + 1))), cooldownWeeks }
}

/** Whether a community is too small for this cooldown, so that people come again earlier. */
export const runsOutOfMatches = (members: number, cooldownWeeks: number) =>
  paceFor(members - 1, cooldownWeeks).cooldownWeeks < cooldownWeeks

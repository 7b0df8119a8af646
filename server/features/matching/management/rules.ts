import type { MatchingPace, MatchingRules, MatchingRun } from '#contract/matching/management.ts'
import { defaultRules as usual } from '../engine/pairing/member.ts'
import { paceFor, runsOutOfMatches } from '../engine/score/exclusions.ts'

/** Defaults of the engine for communities without saved rules. */
export const defaultRules: MatchingRules = {
  neverSameCompany: usual.neverSameCompany,
  neverGroups: usual.neverGroups,
  cooldownWeeks: usual.cooldownWeeks,
}

/** The rules that differ, with their values before and after, as the audit log has them. */
export function changedRules(before: MatchingRules, after: MatchingRules) {
  const names = (Object.keys(defaultRules) as (keyof MatchingRules)[]).filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (rules: MatchingRules) => Object.fromEntries(names.map(name => [name, rules[name]]))
  return { before: pick(before), after: pick(after) }
}

/** What the rules mean in a community of this size. */
export function paceOf(members: number, { cooldownWeeks }: Pick<MatchingRules, 'cooldownWeeks'>): MatchingPace {
  const pace = paceFor(members - 1, cooldownWeeks)
  return { people: pace.shown, weeks: pace.cooldownWeeks }
}

/** Whether people come again before the cooldown is over, because there are too few of them. */
export const isStarving = (members: number, { cooldownWeeks }: Pick<MatchingRules, 'cooldownWeeks'>): boolean =>
  runsOutOfMatches(members, cooldownWeeks)

type RunFacts = NonNullable<MatchingRun['facts']>

/** A run stores more facts than managers see. */
export function shownFacts(status: MatchingRun['status'], facts: Partial<RunFacts>): RunFacts | null {
  if (status !== 'DONE') return null
  const { members = 0, lists = 0, shown = 0, neverShown = 0, isRefitted = false } = facts
  return { members, lists, shown, neverShown, isRefitted }
}

import type { Funnel, MatchingRules, MatchingRun } from '#contract/matching/management.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import { defaultRules as usual } from '../engine/pairing/member.ts'
import { shownPerWeek } from '../engine/pairing/pair-exclusions.ts'
import { runsOutOfMatches } from '../engine/score/exclusions.ts'

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

/** Whether participants would run out of matches before the cooldown ends. */
export const isStarving = (members: number, { cooldownWeeks }: Pick<MatchingRules, 'cooldownWeeks'>): boolean =>
  runsOutOfMatches(members, shownPerWeek, cooldownWeeks)

/** Counts of the pairs that were first shown in one week. */
export type WeekCounts = Omit<Funnel, 'meanScore'> & { week: string; scoreCount: number; scoreSum: number }

/** The Mondays of the last weeks, oldest first. */
export const weeksUntil = (monday: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(monday, -7 * (count - 1 - at)))

/** A line for each week, also for empty ones, and the total. */
export function funnelOf(weeks: string[], counts: WeekCounts[]) {
  const byWeek = new Map(counts.map(each => [each.week, each]))
  return {
    total: summed(counts),
    byWeek: weeks.map(week => {
      const found = byWeek.get(week)
      return { week, ...summed(found ? [found] : []) }
    }),
  }
}

function summed(counts: WeekCounts[]): Funnel {
  const sum = (name: Exclude<keyof WeekCounts, 'week'>) => counts.reduce((all, each) => all + each[name], 0)
  const scores = sum('scoreCount')
  return {
    shown: sum('shown'),
    connected: sum('connected'),
    answered: sum('answered'),
    met: sum('met'),
    scored: sum('scored'),
    // Weighted by scores: a week with one meeting counts less than one with twenty.
    meanScore: scores > 0 ? sum('scoreSum') / scores : null,
  }
}

type RunFacts = NonNullable<MatchingRun['facts']>

/** A run stores more facts than managers see. */
export function shownFacts(status: MatchingRun['status'], facts: Partial<RunFacts>): RunFacts | null {
  if (status !== 'DONE') return null
  const { members = 0, lists = 0, shown = 0, neverShown = 0, isRefitted = false } = facts
  return { members, lists, shown, neverShown, isRefitted }
}

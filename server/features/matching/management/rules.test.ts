import { describe, expect, test } from 'vitest'
import { changedRules, defaultRules, funnelOf, isStarving, shownFacts, type WeekCounts, weeksUntil } from './rules.ts'

test('the default rules are those of the engine', () => {
  expect(defaultRules).toEqual({ neverSameCompany: false, neverGroups: [], cooldownWeeks: 8 })
})

test.each([
  [91, 8, false],
  [90, 8, true],
  [11, 0, false],
  [10, 0, true],
])('%d participants with a cooldown of %d weeks run out of matches: %s', (members, cooldownWeeks, expected) => {
  expect(isStarving(members, { cooldownWeeks })).toBe(expected)
})

test.each([
  [1, ['2026-11-16']],
  [3, ['2026-11-02', '2026-11-09', '2026-11-16']],
  [0, []],
])('the last %d weeks until 16 November are %o', (count, weeks) => {
  expect(weeksUntil('2026-11-16', count)).toEqual(weeks)
})

describe('the funnel', () => {
  const counts = (week: string, times: number): WeekCounts => ({
    week,
    shown: 20 * times,
    connected: 10 * times,
    answered: 8 * times,
    met: 6 * times,
    scored: 4 * times,
    scoreCount: 5 * times,
    scoreSum: 20 * times,
  })
  const empty = { shown: 0, connected: 0, answered: 0, met: 0, scored: 0, meanScore: null }

  test('has a line for each week, also for an empty one, and the total', () => {
    const second = { ...counts('2026-11-16', 3), scoreSum: 30 }
    expect(funnelOf(['2026-11-02', '2026-11-09', '2026-11-16'], [counts('2026-11-02', 1), second])).toEqual({
      total: { shown: 80, connected: 40, answered: 32, met: 24, scored: 16, meanScore: 2.5 },
      byWeek: [
        { week: '2026-11-02', shown: 20, connected: 10, answered: 8, met: 6, scored: 4, meanScore: 4 },
        { week: '2026-11-09', ...empty },
        { week: '2026-11-16', shown: 60, connected: 30, answered: 24, met: 18, scored: 12, meanScore: 2 },
      ],
    })
  })

  test('is empty without counts', () => {
    expect(funnelOf([], [])).toEqual({ total: empty, byWeek: [] })
  })
})

describe('facts of a run', () => {
  const facts = { members: 5, lists: 4, shown: 3, neverShown: 2, isRefitted: true }

  test('of a finished run are only those for managers', () => {
    expect(shownFacts('DONE', { ...facts, seed: 7 } as typeof facts)).toEqual(facts)
  })

  test('are zero when the run did not store them', () => {
    expect(shownFacts('DONE', {})).toEqual({ members: 0, lists: 0, shown: 0, neverShown: 0, isRefitted: false })
  })

  test.each(['RUNNING', 'FAILED'] as const)('are null when the run is %s', status => {
    expect(shownFacts(status, facts)).toBeNull()
  })
})

test('changed rules are those whose value differs', () => {
  const after = { ...defaultRules, cooldownWeeks: 4 }
  expect(changedRules(defaultRules, after)).toEqual({ before: { cooldownWeeks: 8 }, after: { cooldownWeeks: 4 } })
  expect(changedRules(after, after)).toEqual({ before: {}, after: {} })
})

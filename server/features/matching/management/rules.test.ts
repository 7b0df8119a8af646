import { describe, expect, test } from 'vitest'
import { changedRules, defaultRules, isStarving, shownFacts } from './rules.ts'

test('the default rules are those of the engine', () => {
  expect(defaultRules).toEqual({ neverSameCompany: false, neverGroups: [], cooldownWeeks: 8 })
})

test.each([
  [0, 8, true],
  [91, 8, false],
  [90, 8, true],
  [11, 0, false],
  [10, 0, true],
  [1050, 104, true],
])('%d participants with a cooldown of %d weeks run out of matches: %s', (members, cooldownWeeks, expected) => {
  expect(isStarving(members, { cooldownWeeks })).toBe(expected)
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

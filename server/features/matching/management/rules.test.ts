import { describe, expect, test } from 'vitest'
import { changedRules, defaultRules, isStarving, paceOf, shownFacts } from './rules.ts'

test('the default rules are those of the engine', () => {
  expect(defaultRules).toEqual({ neverSameCompany: false, neverGroups: [], cooldownWeeks: 8 })
})

test.each([
  [0, 8, true],
  [28, 8, false],
  [27, 8, true],
  [6, 1, false],
  [5, 1, true],
  [2, 0, false],
  [315, 104, true],
  [316, 104, false],
])('%d participants are too few for a cooldown of %d weeks: %s', (members, cooldownWeeks, expected) => {
  expect(isStarving(members, { cooldownWeeks })).toBe(expected)
})

test('the pace has fewer people first, then fewer weeks', () => {
  expect([91, 40, 28, 20, 6, 3].map(members => paceOf(members, { cooldownWeeks: 8 }))).toEqual([
    { people: 10, weeks: 8 },
    { people: 4, weeks: 8 },
    { people: 3, weeks: 8 },
    { people: 3, weeks: 5 },
    { people: 2, weeks: 1 },
    { people: 2, weeks: 0 },
  ])
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

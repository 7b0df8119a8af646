import { describe, expect, test } from 'vitest'
import { paceFor } from '../score/exclusions.ts'
import { prior } from '../score/probability.ts'
import { CommunityIndex } from './community-index.ts'
import { defaultRules, type MatchMember, type PairRecord, type Rules } from './member.ts'
import { member, tradespeople } from './testing.ts'
import { runWeekly } from './weekly.ts'

const monday = (week: number) => new Date(Date.parse('2026-01-05T00:10:00Z') + week * 7 * 86_400_000)
const crowd = (size: number) =>
  Array.from({ length: size }, (_, at) =>
    member(`m${String(at).padStart(3, '0')}`, { about: `I work with topic${at % 5}`, request: `topic${(at + 1) % 5}` }),
  )
const record = (readerId: string, subjectId: string, more: Partial<PairRecord>): PairRecord => ({
  readerId,
  subjectId,
  lastShown: null,
  hasIntro: false,
  isNotInterested: false,
  isReported: false,
  ...more,
})

type Community = { members: MatchMember[]; weeks: number; rules?: Rules; known?: PairRecord[] }

/** Lists of each reader, week after week; who was shown when is kept as the product keeps it. */
function simulate({ members, weeks, rules = defaultRules, known = [] }: Community): Map<string, string[][]> {
  const listsOf = new Map(members.map(({ id }) => [id, [] as string[][]]))
  const lastShown = new Map<string, PairRecord>()
  for (let week = 0; week < weeks; week++) {
    const now = monday(week).toISOString()
    const pairs = [...known, ...lastShown.values()]
    const inputs = { now, seed: week, members, pairs, tastes: [], adminScores: [], rules }
    const given = new Map(runWeekly(inputs).lists.map(({ readerId, shown }) => [readerId, shown]))
    for (const [id, lists] of listsOf) {
      const list = (given.get(id) ?? []).map(({ subjectId }) => subjectId)
      lists.push(list)
      for (const subjectId of list) lastShown.set(`${id} ${subjectId}`, record(id, subjectId, { lastShown: now }))
    }
  }
  return listsOf
}

const sizes = [6, 8, 12, 20, 40]
const cooldowns = [0, 1, 8, 26]

/** Nobody is in a list again before the cooldown of that reader's pace. */
function expectNoRepeats(lists: string[][], cooldownWeeks: number) {
  lists.forEach((list, week) => {
    const before = lists.slice(Math.max(0, week - cooldownWeeks), week).flat()
    expect(list.filter(id => before.includes(id))).toEqual([])
  })
}

describe.each(sizes)('12 weeks in a community of %d', size => {
  test.each(cooldowns)('without much in common have three people a week, with a cooldown of %d weeks', wanted => {
    const pace = paceFor(size - 1, wanted)
    const few = Math.min(pace.shown, 3)
    const rules = { ...defaultRules, cooldownWeeks: wanted }
    for (const lists of simulate({ members: crowd(size), weeks: 12, rules }).values()) {
      expect(lists.map(({ length }) => length)).toEqual(lists.map(() => few))
      expectNoRepeats(lists, pace.cooldownWeeks)
      expect(new Set(lists.flat()).size).toBeGreaterThanOrEqual(
        Math.min(size - 1, few * Math.min(12, pace.cooldownWeeks + 1)),
      )
    }
  })

  test.each(cooldowns)('with much in common have more where there are more, with a cooldown of %d weeks', wanted => {
    const pace = paceFor(size - 1, wanted)
    const rules = { ...defaultRules, cooldownWeeks: wanted }
    for (const lists of simulate({ members: tradespeople(size), weeks: 12, rules }).values()) {
      for (const { length } of lists) {
        expect(length).toBeGreaterThanOrEqual(Math.min(pace.shown, 3))
        expect(length).toBeLessThanOrEqual(pace.shown)
      }
      expectNoRepeats(lists, pace.cooldownWeeks)
      for (let week = 1; week < lists.length; week++) expect(lists[week]).not.toEqual(lists[week - 1])
    }
  })
})

test('five members see all of each other every week', () => {
  for (const lists of simulate({ members: crowd(5), weeks: 4 }).values())
    expect(lists.map(list => new Set(list).size)).toEqual([4, 4, 4, 4])
})

test('who knows most of a small community has fewer people per week, not the same ones', () => {
  const members = crowd(40)
  const known = members.slice(1, 34).map(({ id }) => record('m000', id, { hasIntro: true }))
  const lists = simulate({ members, weeks: 6, known }).get('m000') ?? []
  expect(lists.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3])
  for (let week = 1; week < 6; week++) expect(lists[week]?.filter(id => lists[week - 1]?.includes(id))).toEqual([])
})

test('required pairs come every week, and the list is as long as before', () => {
  const rules = { ...defaultRules, mustPairs: [['m000', 'm001'] as [string, string]] }
  const lists = simulate({ members: crowd(12), weeks: 3, rules }).get('m000') ?? []
  expect(lists.map(list => [list.includes('m001'), list.length])).toEqual(Array(3).fill([true, 3]))
})

test('an instant list of a small community is as long as a weekly one', () => {
  const index = new CommunityIndex()
  const left = { ...member('left'), isActive: false }
  index.update([...crowd(12), left])
  const query = { readerId: 'm000', now: monday(0).toISOString(), weights: [...prior], pairs: [], tastes: [] }
  const shown = index.recommend({ ...query, adminScores: [], rules: defaultRules, expectedIntros: [] }, null)
  expect(shown).toHaveLength(3)
})

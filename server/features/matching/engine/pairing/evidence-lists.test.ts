import { describe, expect, test } from 'vitest'
import { prior } from '../score/probability.ts'
import { CommunityIndex } from './community-index.ts'
import { isStrong } from './evidence-lists.ts'
import { defaultRules, type MatchMember, type PairRecord } from './member.ts'
import { member, tradespeople } from './testing.ts'
import { runWeekly } from './weekly.ts'

const now = '2026-11-16T06:00:00Z'
const run = (members: MatchMember[], pairs: PairRecord[] = []) =>
  runWeekly({ now, seed: 3, members, pairs, tastes: [], adminScores: [], rules: defaultRules })
const instantly = (members: MatchMember[], readerId: string) => {
  const index = new CommunityIndex()
  index.update(members)
  const query = { readerId, now, weights: [...prior], pairs: [], tastes: [], adminScores: [] }
  return index.recommend({ ...query, rules: defaultRules, expectedIntros: [] }, null)
}

const strangers = Array.from({ length: 120 }, (_, at) => member(`z${at}`, { about: `I like walks number ${at}.` }))

describe('a list ends where the evidence ends', () => {
  const [cook, vintner] = [
    member('cook', { about: 'I cook Georgian food in my own restaurant', request: 'Somebody who owns a vineyard' }),
    member('vintner', { about: 'Our vineyard makes wine', request: 'A Georgian restaurant' }),
  ]

  test('the one person for whom something speaks comes first, and two others fill it up to three', () => {
    const members = [...strangers, cook, vintner]
    const weekly = run(members).lists.find(({ readerId }) => readerId === 'cook')?.shown ?? []
    for (const shown of [weekly, instantly(members, 'cook')]) {
      expect(shown.map(({ rate }) => isStrong(rate))).toEqual([true, false, false])
      expect(shown[0]?.subjectId).toBe('vintner')
    }
  })

  test('with enough of them there is nobody else', () => {
    const members = [...tradespeople(100), ...strangers]
    for (const { readerId, shown } of run(members).lists) {
      const strong = shown.filter(({ rate }) => isStrong(rate)).length
      expect(shown.length).toBe(readerId.startsWith('z') ? 3 : strong)
      if (!readerId.startsWith('z')) expect(strong).toBeGreaterThan(5)
    }
    for (const { rate } of instantly(members, 'm001')) expect(isStrong(rate)).toBe(true)
  })

  test('somebody whom nobody was shown comes last in lists with room, one in each', () => {
    const members = [...tradespeople(20), ...strangers]
    const seen = members.filter(({ id }) => id !== 'z7')
    const pairs = seen.map(({ id }, at) => ({
      ...{ readerId: seen[(at + 1) % seen.length]?.id ?? '', subjectId: id, lastShown: '2026-11-09T06:00:00Z' },
      ...{ hasIntro: false, isNotInterested: false, isReported: false },
    }))
    const long = run(members, pairs).lists.filter(({ shown }) => shown.length > 3)
    expect(long.length).toBeGreaterThan(10)
    for (const { shown } of long) {
      const weak = shown.flatMap(({ rate, subjectId }, place) => (isStrong(rate) ? [] : [{ subjectId, place }]))
      expect(weak.length).toBeLessThanOrEqual(1)
      for (const each of weak) expect(each).toEqual({ subjectId: 'z7', place: shown.length - 1 })
    }
    expect(long.some(({ shown }) => shown.at(-1)?.subjectId === 'z7')).toBe(true)
  })
})

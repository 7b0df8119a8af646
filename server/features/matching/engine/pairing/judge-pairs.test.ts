import { expect, test } from 'vitest'
import { prior } from '../score/probability.ts'
import { CommunityEvidence } from './community-evidence.ts'
import { judgePairs } from './judge-pairs.ts'
import { defaultRules, type MatchMember } from './member.ts'
import { PairExclusions } from './pair-exclusions.ts'
import { MemberFacts, PairFactTable, placesOf } from './pair-facts.ts'
import { PairModel } from './pair-model.ts'
import { Pools, reachOfAll } from './pools.ts'
import { member } from './testing.ts'

const now = new Date('2026-11-16T06:00:00Z')
const length = 16

function judge(members: MatchMember[], lastShown: Record<string, string> = {}) {
  const evidence = new CommunityEvidence()
  members.forEach((each, place) => void evidence.put(place, each))
  const model = new PairModel(
    evidence,
    new PairFactTable(new MemberFacts(members), { placeOf: placesOf(members), tastes: [], adminScores: [] }, now),
    prior,
  )
  const pairs = Object.entries(lastShown).map(([readerId, subjectId]) => ({
    ...{ readerId, subjectId, lastShown: '2026-11-09T06:00:00Z' },
    ...{ hasIntro: false, isNotInterested: false, isReported: false },
  }))
  const exclusions = new PairExclusions(members, pairs, defaultRules, now)
  let judged = 0
  const counted = {
    judge(one: number, other: number) {
      judged++
      return model.judge(one, other)
    },
  } as PairModel
  const pools = new Pools(members, evidence, 1, reachOfAll)
  const best = judgePairs({ members: members.length, length, pools, model: counted, exclusions })
  const of = (reader: number) =>
    [...best.sorted().subarray(reader * length, (reader + 1) * length)].filter(at => at >= 0)
  return { model, exclusions, pools, of, judged: () => judged }
}

const crowd = (size: number) =>
  Array.from({ length: size }, (_, at) =>
    member(`m${String(at).padStart(4, '0')}`, {
      about: `I work with topic${at % 17} and topic${at % 23} as number${at}`,
      request: `Somebody who knows topic${(at + 5) % 17}`,
      tags: [`tag${at % 11}`],
    }),
  )

test('in a small community each pair is judged once, and each member has the best of all', () => {
  const members = crowd(60)
  const { model, exclusions, of, judged } = judge(members, { m0003: 'm0007' })
  expect(judged()).toBe((60 * 59) / 2)
  for (const reader of [0, 3, 7, 59]) {
    const worths = members.flatMap((_, other) => {
      if (exclusions.between(reader, other)) return []
      const { likes, liked } = model.judge(reader, other)
      return [{ other, worth: Math.fround(Math.fround(likes) * Math.fround(liked)) }]
    })
    const least = worths.sort((a, b) => b.worth - a.worth)[length - 1]?.worth ?? 0
    for (const other of of(reader))
      expect(worths.find(each => each.other === other)?.worth).toBeGreaterThanOrEqual(least * 0.999999)
    expect(of(reader)).toHaveLength(length)
  }
  // Shown last week: not to this reader again, but the other way round.
  expect(of(3)).not.toContain(7)
})

test('in a large one a pair that both name is judged once, and one that one of them names counts for both', () => {
  const members = crowd(1200)
  const { of, judged, pools } = judge(members)
  expect(judged()).toBeLessThan(1200 * pools.atMost)
  const found = members.map((_, reader) => new Set(of(reader)))
  const oneSided = found.reduce(
    (sum, others, reader) => sum + [...others].filter(other => !found[other]?.has(reader)).length,
    0,
  )
  expect(found.every(others => others.size === length)).toBe(true)
  expect(oneSided).toBeGreaterThan(0)
})

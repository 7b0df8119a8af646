import { describe, expect, test } from 'vitest'
import { CommunityIndex, type MatchQuery } from '../pairing/community-index.ts'
import { defaultRules, type MatchMember } from '../pairing/member.ts'
import { runWeekly } from '../pairing/weekly.ts'
import { prior } from '../score/probability.ts'
import type { HashedVectors } from './known-vectors.ts'
import { withMeaning } from './meaning.ts'
import { haveOf, textHash, wantOf } from './profile-texts.ts'
import { quantise } from './quantise.ts'

const now = '2026-11-16T09:00:00Z'
const dimension = 24

/** Everybody writes of something else, so that words say nothing. */
const trades = 'baker lawyer painter pilot nurse printer tailor cook plumber mason welder florist'.split(' ')
const wishes = 'snow maps tea owls ink salt rope clay moss jazz silk fog'.split(' ')
const members = trades.map(
  (trade, at): MatchMember => ({
    ...{ id: `m${at}`, firstName: `P${at}`, request: `Looking for ${wishes[at]}`, canHelp: '', goal: '', company: '' },
    ...{
      about: `I am a ${trade}`,
      position: trade,
      city: '',
      tags: [],
      answers: [],
      isActive: true,
      pausedUntil: null,
    },
    ...{ everyWeeks: 1, lastServed: null, lastSeen: now, answerRate: null, meetingScore: null, neverPairWith: [] },
  }),
)

/** Each wants what the next has. */
const axis = (at: number) =>
  quantise(Array.from({ length: dimension }, (_, place) => (place === at ? 1 : 0.01))) as Int8Array
const vectorsOf = (of: MatchMember[]): HashedVectors => ({
  dimension,
  ids: of.map(({ id }) => id),
  bytes: Int8Array.from(
    of.flatMap(({ id }) => [...axis((Number(id.slice(1)) + 1) % 12), ...axis(Number(id.slice(1)))]),
  ),
  wantHashes: of.map(member => textHash(wantOf(member))),
  haveHashes: of.map(member => textHash(haveOf(member))),
})
const query = (readerId: string): MatchQuery => ({
  ...{ readerId, now, weights: [...prior], pairs: [], tastes: [], adminScores: [], rules: defaultRules },
  expectedIntros: [],
})
const indexOf = (...put: HashedVectors[]) => {
  const index = new CommunityIndex()
  index.update(members)
  for (const vectors of put) index.putVectors(vectors)
  return index
}
const rate = (index: CommunityIndex, reader = 'm0', other = 'm1') => index.rate(query(reader), other)?.rate ?? 0
const without = rate(indexOf())

describe('the meaning of two profiles', () => {
  test('brings those together whose words say nothing, and is never called a good match', () => {
    expect(rate(indexOf(vectorsOf(members)))).toBeGreaterThan(without + 1)
    expect(indexOf(vectorsOf(members)).recommend(query('m0'), 1)[0]?.subjectId).toMatch(/^m(1|11)$/)
    for (const other of members.slice(1)) expect(rate(indexOf(vectorsOf(members)), 'm0', other.id)).toBeLessThan(40)
  })

  test('counts alike in weekly and instant lists', () => {
    const inputs = { now, seed: 1, members, pairs: [], tastes: [], adminScores: [], feedback: [], rules: defaultRules }
    const { lists } = runWeekly({ ...inputs, vectors: [vectorsOf(members.slice(0, 5)), vectorsOf(members.slice(5))] })
    const index = indexOf(vectorsOf(members))
    expect(lists.length).toBe(12)
    for (const { readerId, shown } of lists)
      for (const { subjectId, rate: weekly } of shown) expect(weekly).toBeCloseTo(rate(index, readerId, subjectId), 6)
    expect(runWeekly(inputs).lists).not.toEqual(lists)
  })

  test('of a text that has changed is not used, nor that of another text', () => {
    const index = indexOf(vectorsOf(members))
    index.update([{ ...(members[1] as MatchMember), about: 'I am a lawyer.' }])
    const plain = indexOf()
    plain.update([{ ...(members[1] as MatchMember), about: 'I am a lawyer.' }])
    expect(rate(index)).toBe(rate(plain))
    const stale = vectorsOf(members.slice(0, 2).map(member => ({ ...member, request: 'Before', about: 'Before' })))
    expect(rate(indexOf(stale))).toBe(without)
  })

  test('stays when something else of the member changes, and when all texts are indexed again', () => {
    const index = indexOf(vectorsOf(members))
    const before = rate(index)
    index.update([{ ...(members[1] as MatchMember), everyWeeks: 2 }])
    expect(rate(index)).toBe(before)
    index.remove('m7')
    index.findAnswerable('m0', 1)
    index.update(Array.from({ length: 60 }, (_, at) => ({ ...(members[2] as MatchMember), id: `n${at}` })))
    expect(index.size).toBe(71)
    expect(rate(index)).toBeGreaterThan(without + 1)
  })

  test('of removed and hidden members is gone', () => {
    const index = indexOf(vectorsOf(members))
    index.update([{ ...(members[1] as MatchMember), isActive: false }])
    index.update([members[1] as MatchMember])
    expect(rate(index)).toBeCloseTo(without, 6)
  })
})

describe('the chance with meaning', () => {
  test.each([
    [0.7, undefined, undefined, 0.7],
    [0.7, 1, undefined, 0.7],
    [0.7, 0, 1, 0.7],
    [0, 0, 0, 0],
    [1, 0, 0, 1],
  ])('of %s with %s and %s is %s', (chance, there, back, expected) => {
    expect(withMeaning(chance, there, back)).toBe(expected)
  })

  test('falls when the two are far apart', () => {
    expect(withMeaning(0.7, 0, undefined)).toBeCloseTo(0.598, 3)
    expect(withMeaning(0.7, 0.1, 0)).toBeLessThan(0.7)
  })
})

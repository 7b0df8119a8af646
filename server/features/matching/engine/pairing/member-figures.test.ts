import { expect, it } from 'vitest'
import { prior } from '../score/probability.ts'
import { CommunityIndex } from './community-index.ts'
import { defaultRules, type MemberFigures } from './member.ts'
import { tradespeople } from './testing.ts'

const now = '2026-11-16T06:00:00Z'
const members = tradespeople(8)
const [reader, other] = members.map(({ id }) => id) as [string, string]

const query = {
  ...{ readerId: reader, now, weights: [...prior], pairs: [], tastes: [], adminScores: [], expectedIntros: [] },
  rules: defaultRules,
}

it('changed figures give the rates of an index that was made with them, also once others are indexed again', () => {
  const figures: MemberFigures = { id: other, lastSeen: '2026-11-15T06:00:00Z', answerRate: 1, meetingScore: 5 }
  const index = new CommunityIndex()
  index.update(structuredClone(members))
  const before = index.rate(query, other)
  index.updateFigures([figures, { ...figures, id: 'somebody unknown' }])
  const fresh = new CommunityIndex()
  fresh.update(members.map(member => (member.id === other ? { ...member, ...figures } : member)))
  const expected = fresh.rate(query, other)
  expect(expected?.rate).toBeGreaterThan((before?.rate ?? 100) + 1)
  expect(index.rate(query, other)).toEqual(expected)
  for (const each of [index, fresh]) each.update(tradespeople(200).slice(8))
  for (const each of [index, fresh]) each.update(tradespeople(200).slice(8))
  expect(index.rate(query, other)).toEqual(fresh.rate(query, other))
  expect(index.size).toBe(200)
})

import { expect, it } from 'vitest'
import { prior } from '../score/probability.ts'
import { CommunityIndex, type MatchQuery } from './community-index.ts'
import { type AdminScore, defaultRules, type MatchMember, type Taste } from './member.ts'
import { tradespeople } from './testing.ts'
import { runWeekly } from './weekly.ts'

const now = '2026-11-16T06:00:00Z'
const topics = ['Tea', 'Jazz', 'Chess', 'Clay', 'Rye', 'Snow', 'Maps']

const members = tradespeople(40).map(
  (each, at): MatchMember => ({
    ...each,
    tags: [topics[at % 3] as string, topics[3 + (at % 4)] as string],
    city: at % 3 === 0 ? 'Kazan' : '',
    meetingScore: at % 4 === 0 ? 1 + (at % 5) : null,
    answerRate: at % 6 === 0 ? 0.25 : null,
    lastSeen: at % 5 === 0 ? null : `2026-11-${String(1 + (at % 15)).padStart(2, '0')}T06:00:00Z`,
  }),
)
/** So small that everybody is shown everybody. */
const size = 5
/** Another one of the same community. */
const near = (at: number, steps: number) => (members[at - (at % size) + ((at + steps) % size)] as MatchMember).id
/** Everybody has some: readers, and whom they are rated with. */
const tastes = members.flatMap(({ id }, at): Taste[] => [
  { readerId: id, subjectId: near(at, 1), isLiked: true },
  { readerId: id, subjectId: near(at, 2), isLiked: at % 2 === 0 },
  { readerId: id, subjectId: near(at, 3), isLiked: false },
])
const adminScores = members.map(({ id }, at): AdminScore => ({ a: id, b: near(at, 4), score: at % 11 }))

const communities = Array.from({ length: members.length / size }, (_, at) => members.slice(size * at, size * (at + 1)))

it('the rate of each pair, and its features, are the same in weekly lists, in instant lists and for the pair alone', () => {
  const rates = new Set<number>()
  for (const community of communities) {
    const { lists } = runWeekly({
      now,
      seed: 1,
      members: community,
      pairs: [],
      tastes,
      adminScores,
      rules: defaultRules,
    })
    const index = new CommunityIndex()
    index.update(community)
    const pairs = lists.flatMap(({ readerId, shown }) => shown.map(each => ({ readerId, ...each })))
    expect(pairs).toHaveLength(size * (size - 1))
    for (const { readerId, ...weekly } of pairs) {
      const query: MatchQuery = {
        ...{ readerId, now, weights: [...prior], pairs: [], tastes, adminScores, expectedIntros: [] },
        rules: defaultRules,
      }
      const instant = index.recommend(query, size).find(({ subjectId }) => subjectId === weekly.subjectId)
      expect(instant).toEqual(weekly)
      expect({ subjectId: weekly.subjectId, ...index.rate(query, weekly.subjectId) }).toEqual(weekly)
      expect(index.rateAmong(query, [weekly.subjectId])).toEqual([weekly])
      expect(index.rate({ ...query, readerId: weekly.subjectId }, readerId)?.rate).toBeCloseTo(weekly.rate, 9)
      rates.add(Math.round(weekly.rate))
    }
  }
  // Not only bounds, which would hide a difference.
  expect(rates.size).toBeGreaterThan(20)
})

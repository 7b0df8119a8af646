import { describe, expect, it } from 'vitest'
import type { Recommendation } from '#contract/matching/recommendation.ts'
import type { Standing } from '#contract/matching/standing.ts'
import { latestMatchingDate, splitRecommendations } from './splitRecommendations.ts'

const standing: Standing = {
  isBookmarked: false,
  relationType: null,
  isReported: false,
  intro: null,
  contacts: { theirs: 'now', mine: 'now' },
  can: { connect: true, answer: false, decline: true, report: true },
}
const recommend = (matchingId: string, isTop = false, change: Partial<Standing> = {}) =>
  ({
    matchingId,
    isTop,
    standing: { ...standing, ...change },
    matchingDate: `2026-11-1${matchingId}`,
  }) as Recommendation
const ids = (list: Recommendation[]) => list.map(({ matchingId }) => matchingId).join('')

describe('a list of recommendations', () => {
  it('has its best three on top', () => {
    const { top, more } = splitRecommendations([
      recommend('1'),
      recommend('2', true),
      recommend('3', true),
      recommend('4', true),
    ])
    expect([ids(top), ids(more)]).toEqual(['234', '1'])
  })
  it('moves the next one up when one of the three is declined', () => {
    const gone = recommend('2', true, { relationType: 'DISLIKE' })
    const { top, more } = splitRecommendations([
      recommend('1', true),
      gone,
      recommend('3', true),
      recommend('4'),
      recommend('5'),
    ])
    expect([ids(top), ids(more)]).toEqual(['134', '5'])
  })
  it('leaves out reported people and received intros, but not sent ones', () => {
    const asks = recommend('2', true, { can: { ...standing.can, answer: true } })
    const { top } = splitRecommendations([
      recommend('1', false, { isReported: true }),
      asks,
      recommend('3', true, { relationType: 'LIKE' }),
    ])
    expect(ids(top)).toBe('3')
  })
  it('is dated by its newest item', () => {
    expect(latestMatchingDate([recommend('1'), recommend('3'), recommend('2')])).toBe('2026-11-13')
    expect(latestMatchingDate([])).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { seededRandom } from '../allocate/random.ts'
import {
  type CommunityRules,
  isCooling,
  isDue,
  lastingExclusionOf,
  type PairHistory,
  type RuledMember,
  runsOutOfMatches,
} from './exclusions.ts'
import { featureNames, featuresOf, type PairFacts } from './features.ts'
import { chanceOfLike, dot, prior, priorWeights, relevanceRate, sigmoid } from './probability.ts'
import { refit } from './refit.ts'

const nothing: PairFacts = {
  fit: 0,
  answersRequest: 0,
  answeredByReader: 0,
  likeness: 0,
  sharedTags: 0,
  isSameCity: false,
  hasCommonLanguage: false,
  daysSinceActive: 1000,
  likedAlike: 0,
  dislikedAlike: 0,
}

describe('the probability of a like', () => {
  it('equals the prior without evidence', () => {
    expect(chanceOfLike(nothing)).toBeCloseTo(1 / 30, 2)
    expect(chanceOfLike({ ...nothing, hasCommonLanguage: true, daysSinceActive: 0 })).toBeCloseTo(0.09, 2)
    expect(chanceOfLike({ ...nothing, fit: 1, hasCommonLanguage: true, daysSinceActive: 0 })).toBeCloseTo(0.85, 2)
  })

  const more: [string, Partial<PairFacts>][] = [
    ['a fit of the texts', { fit: 0.5 }],
    ['an answer to the request', { answersRequest: 0.5 }],
    ['being an answer', { answeredByReader: 0.5 }],
    ['likeness', { likeness: 0.5 }],
    ['an embedding', { embeddingLikeness: 0.5 }],
    ['tags', { sharedTags: 1 }],
    ['the city', { isSameCity: true }],
    ['a language', { hasCommonLanguage: true }],
    ['a recent visit', { daysSinceActive: 2 }],
    ['likes of such people', { likedAlike: 2 }],
    ['answered intros', { answerRate: 1 }],
    ['good meetings', { meetingScore: 5 }],
    ['a moderator', { adminScore: 9 }],
  ]
  it.each(more)('rises with %s', (_, facts) => {
    expect(chanceOfLike({ ...nothing, ...facts })).toBeGreaterThan(chanceOfLike(nothing))
  })

  it.each<[string, Partial<PairFacts>]>([
    ['dislikes of such people', { dislikedAlike: 2 }],
    ['unanswered intros', { answerRate: 0 }],
    ['bad meetings', { meetingScore: 1 }],
    ['a moderator', { adminScore: 0 }],
  ])('falls with %s', (_, facts) => {
    expect(chanceOfLike({ ...nothing, ...facts })).toBeLessThan(chanceOfLike(nothing))
  })

  it('gives a rate that is high only when both are', () => {
    expect(relevanceRate(0.9, 0.9)).toBeCloseTo(90)
    expect(relevanceRate(0.9, 0.1)).toBeCloseTo(30)
  })
})

describe('refit', () => {
  const truth = Float64Array.from(featureNames, name => (name === 'sameCity' ? 3 : priorWeights[name]))
  const answers = (count: number) => {
    const random = seededRandom(4)
    return Array.from({ length: count }, () => {
      const features = featuresOf({
        ...nothing,
        fit: random(),
        answersRequest: random(),
        likeness: random(),
        isSameCity: random() < 0.5,
        hasCommonLanguage: random() < 0.8,
        daysSinceActive: 60 * random(),
      })
      return { features, isLiked: random() < sigmoid(dot(features, truth)) }
    })
  }
  const city = featureNames.indexOf('sameCity')

  it('finds what a community cares about', () => {
    expect(refit(answers(4000))[city]).toBeGreaterThan(2.5)
  })

  it('keeps the prior with little feedback, and for features without any', () => {
    expect(refit(answers(15))).toEqual(prior)
    const admin = featureNames.indexOf('adminScore')
    expect(refit(answers(4000))[admin]).toBeCloseTo(priorWeights.adminScore, 6)
  })

  it('predicts unseen feedback better than the prior', () => {
    const all = answers(6000)
    const loss = (weights: Float64Array) =>
      all.slice(4000).reduce((sum, { features, isLiked }) => {
        const chance = sigmoid(dot(features, weights))
        return sum - Math.log(isLiked ? chance : 1 - chance)
      }, 0)
    expect(loss(refit(all.slice(0, 4000)))).toBeLessThan(0.9 * loss(prior))
  })
})

describe('exclusions', () => {
  const now = new Date('2026-11-16T06:00:00Z')
  const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * 7 * 86_400_000)
  const member = (id: string, more: Partial<RuledMember> = {}): RuledMember => ({
    id,
    isActive: true,
    everyWeeks: 1,
    groups: [],
    neverPairWith: [],
    ...more,
  })
  const rules: CommunityRules = {
    neverSameCompany: true,
    neverGroups: [['investor', 'investor']],
    neverPairs: [['a', 'x']],
    mustPairs: [],
    cooldownWeeks: 8,
  }
  const fresh: PairHistory = { hasIntro: false, isNotInterested: false, isReported: false }
  type Case = [
    string | undefined,
    Partial<RuledMember>,
    Partial<RuledMember>,
    Partial<PairHistory>,
    Partial<CommunityRules>,
  ]
  it.each<Case>([
    [undefined, {}, {}, {}, {}],
    ['self', { id: 'b' }, {}, {}, {}],
    ['inactive', {}, { isActive: false }, {}, {}],
    ['paused', {}, { pausedUntil: weeksAgo(-1) }, {}, {}],
    [undefined, {}, { pausedUntil: weeksAgo(1) }, {}, {}],
    ['neverPairMe', {}, { neverPairWith: ['a'] }, {}, {}],
    ['reported', {}, {}, { isReported: true }, {}],
    ['notInterested', {}, {}, { isNotInterested: true }, {}],
    ['introduced', {}, {}, { hasIntro: true }, {}],
    ['neverPair', {}, { id: 'x' }, {}, {}],
    ['neverGroups', { groups: ['investor'] }, { groups: ['investor'] }, {}, {}],
    [undefined, { groups: ['investor'] }, { groups: ['founder'] }, {}, {}],
    ['sameCompany', { company: 'Tea Ltd' }, { company: ' tea ltd' }, {}, {}],
    [undefined, { company: '' }, { company: '' }, {}, {}],
    [undefined, { company: 'Tea' }, { company: 'Tea' }, {}, { neverSameCompany: false }],
    ['mustPair', {}, {}, {}, { mustPairs: [['b', 'a']] }],
    ['mustPair', { company: 'Tea' }, { company: 'Tea' }, {}, { mustPairs: [['b', 'a']] }],
    ['neverPair', {}, { id: 'x' }, {}, { mustPairs: [['a', 'x']] }],
    ['notInterested', {}, {}, { isNotInterested: true }, { mustPairs: [['b', 'a']] }],
  ])('%s, in both directions', (expected, one, other, history, more) => {
    const [a, b] = [member('a', one), member('b', other)]
    const [past, set] = [
      { ...fresh, ...history },
      { ...rules, ...more },
    ]
    expect(lastingExclusionOf(a, b, past, set, now)).toBe(expected)
    expect(lastingExclusionOf(b, a, past, set, now)).toBe(expected)
  })

  it('hold for the weeks of the cooldown, and half a week more', () => {
    const cooling = [0, 7, 8, 8.4, 8.6, 9].filter(weeks => isCooling(weeksAgo(weeks).getTime(), rules, now))
    expect(cooling).toEqual([0, 7, 8, 8.4])
    expect(isCooling(now.getTime(), { cooldownWeeks: 0 }, now)).toBe(false)
  })

  it("respect a member's weeks between lists", () => {
    expect(isDue(member('a'), now)).toBe(true)
    expect(isDue(member('a', { everyWeeks: 2, lastServed: weeksAgo(1) }), now)).toBe(false)
    expect(isDue(member('a', { everyWeeks: 2, lastServed: weeksAgo(2) }), now)).toBe(true)
  })

  it('say when a community is too small for a cooldown', () => {
    expect(runsOutOfMatches(27, 8)).toBe(true)
    expect(runsOutOfMatches(28, 8)).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { seededRandom } from '../allocate/random.ts'
import { featureNames, featuresOf, type PairFacts, reversedFeatures } from './features.ts'
import { type FeedbackRecord, feedbackOf, learn, weightsOfAll } from './learn.ts'
import { dot, prior, priorWeights, sigmoid } from './probability.ts'
import { expectedLike, type Feedback, hasEnough, logLoss, refit } from './refit.ts'

const nothing: PairFacts = {
  fit: 0,
  answersRequest: 0,
  answeredByReader: 0,
  likeness: 0,
  sharedTags: 0,
  isSameCity: false,
  hasCommonLanguage: true,
  daysSinceActive: 3,
  likedAlike: 0,
  dislikedAlike: 0,
}
const at = (name: keyof typeof priorWeights) => featureNames.indexOf(name)

/** Weights of a community that cares for the city and little for shared topics. */
const truth = Float64Array.from(
  featureNames,
  name => ({ ...priorWeights, bias: -2, sameCity: 2.2, sharedTags: 0.1 })[name],
)

/** Lists of ten, most relevant first by the prior; each place is looked at with 1 / place, and liked by the true weights. */
function showings(lists: number, seed: number): FeedbackRecord[] {
  const random = seededRandom(seed)
  return Array.from({ length: lists }, (_, list) => {
    const people = Array.from({ length: 10 }, () =>
      featuresOf({
        ...nothing,
        fit: 0.6 * random(),
        answersRequest: random(),
        likeness: random(),
        isSameCity: random() < 0.5,
        sharedTags: Math.floor(4 * random()),
      }),
    ).sort((a, b) => dot(b, prior) - dot(a, prior))
    return people.map((features, index): FeedbackRecord => {
      const propensity = 1 / (index + 1)
      const isLiked = random() < propensity * sigmoid(dot(features, truth))
      const week = `2026-0${1 + (list % 9)}-05`
      return { features: [...features], week, kind: isLiked ? 'LIKE' : 'SILENCE', score: null, propensity }
    })
  }).flat()
}

const errorOf = (weights: ArrayLike<number>) =>
  ['bias', 'fit', 'answersRequest', 'likeness', 'sharedTags', 'sameCity'].reduce(
    (sum, name) => sum + ((weights[at(name as 'bias')] as number) - (truth[at(name as 'bias')] as number)) ** 2,
    0,
  )

describe('places corrected for', () => {
  const shown = feedbackOf(showings(1500, 7))

  test('the refit finds the true weights of a simulated community', () => {
    const weights = refit(shown)
    expect(weights[at('sameCity')]).toBeGreaterThan(1.5)
    expect(weights[at('sameCity')]).toBeLessThan(2.6)
    expect(weights[at('sharedTags')]).toBeLessThan(0.55)
    expect(errorOf(weights)).toBeLessThan(0.4 * errorOf(prior))
  })

  test('control: silences that count in full, whatever the place, give other weights', () => {
    const uncorrected = refit(shown.map(({ propensity, ...each }) => each))
    expect(errorOf(uncorrected)).toBeGreaterThan(3 * errorOf(refit(shown)))
  })

  test('control: without the silences there is nothing to learn from', () => {
    expect(hasEnough(shown.filter(({ isLiked }) => isLiked))).toBe(false)
  })

  test('unseen feedback is predicted better than by the prior', () => {
    const later = feedbackOf(showings(400, 8))
    expect(logLoss(later, refit(shown))).toBeLessThan(logLoss(later, prior))
    expect(logLoss([], prior)).toBe(0)
  })
})

describe('what counts', () => {
  const features = [...featuresOf({ ...nothing, answersRequest: 0.8, answeredByReader: 0.2, isSameCity: true })]
  const of = (kind: FeedbackRecord['kind'], more: Partial<FeedbackRecord> = {}) =>
    feedbackOf([{ features, week: '2026-11-16', kind, score: null, propensity: 0.25, ...more }])[0]

  test.each<[FeedbackRecord['kind'], Partial<FeedbackRecord>, Partial<Feedback>]>([
    ['LIKE', {}, { isLiked: true, weight: 1 }],
    ['DISLIKE', {}, { isLiked: false, weight: 1 }],
    ['SILENCE', {}, { isLiked: false, weight: 1, propensity: 0.25 }],
    ['ACCEPTED', {}, { isLiked: true, weight: 2 }],
    ['DECLINED', {}, { isLiked: false, weight: 2 }],
    ['UNANSWERED', {}, { isLiked: false, weight: 2, propensity: 0.7 }],
    ['MET', { score: 5 }, { isLiked: true, weight: 4 }],
    ['MET', { score: 4 }, { isLiked: true, weight: 4 }],
    ['MET', { score: 2 }, { isLiked: false, weight: 4 }],
    ['MET', { score: 1 }, { isLiked: false, weight: 4 }],
  ])('%s %j', (kind, more, wanted) => {
    const { features: _, week: __, ...found } = of(kind, more) ?? {}
    expect(found).toEqual(wanted)
  })

  test('a middle score, a meeting without one, and rows of an older score teach nothing', () => {
    expect(of('MET', { score: 3 })).toBeUndefined()
    expect(of('MET')).toBeUndefined()
    expect(of('LIKE', { features: features.slice(1) })).toBeUndefined()
  })

  test('an answer teaches from the side of who gave it, anything else from the side of the reader', () => {
    for (const kind of ['ACCEPTED', 'DECLINED', 'UNANSWERED'] as const) {
      expect(of(kind)?.features[at('answersRequest')]).toBeCloseTo(0.2)
      expect(of(kind)?.features[at('answeredByReader')]).toBeCloseTo(0.8)
    }
    for (const kind of ['LIKE', 'DISLIKE', 'SILENCE'] as const)
      expect(of(kind)?.features[at('answersRequest')]).toBeCloseTo(0.8)
    const back = reversedFeatures(reversedFeatures(features))
    for (const name of ['fit', 'answersRequest', 'likeness', 'sameCity', 'sharedTags'] as const)
      expect(back[at(name)]).toBe(features[at(name)])
    expect(back[at('activity')]).toBe(1)
    expect(back[at('dislikedAlike')]).toBe(0)
  })
})

describe('a refit is compared on the newest weeks with the weights in use', () => {
  const records = showings(900, 11)

  test('and is better where the community differs from them', () => {
    const learnt = learn(records, { inUse: [...prior], base: [...prior] })
    expect(learnt?.isBetter).toBe(true)
    expect(learnt?.loss).toBeLessThan(learnt?.lossInUse ?? 0)
    expect(learnt?.heldOut).toBeGreaterThan(1500)
    expect(learnt?.examples).toBe(9000)
  })

  test('and is refused when the newest weeks say the opposite of the earlier ones, as the weights in use do', () => {
    const turned = records.map(each =>
      each.week >= '2026-08'
        ? each
        : { ...each, kind: each.kind === 'LIKE' ? ('DISLIKE' as const) : ('LIKE' as const) },
    )
    const learnt = learn(turned, { inUse: [...truth], base: [...prior] })
    expect(learnt?.isBetter).toBe(false)
    expect(learnt?.loss).toBeGreaterThan(learnt?.lossInUse ?? 9)
  })

  test('and there is none without enough feedback, or with feedback of one week only', () => {
    expect(learn(records.slice(0, 100), { inUse: [...prior], base: [...prior] })).toBeNull()
    const ofOneWeek = records.map(each => ({ ...each, week: '2026-11-16' }))
    expect(learn(ofOneWeek, { inUse: [...prior], base: [...prior] })).toBeNull()
  })
})

test('what is expected of a silence is a number, also where a like was certain', () => {
  const silence = { features: Float64Array.of(1), isLiked: false, propensity: 1 }
  expect(expectedLike(silence, 1)).toBe(0)
  expect(expectedLike({ ...silence, propensity: 0.5 }, 1)).toBeCloseTo(1, 6)
})

test('the lessons of many communities, added up, are near the weights that all their feedback would give', () => {
  const lessons = [21, 22, 23, 24].map(
    seed => learn(showings(400, seed), { inUse: [...prior], base: [...prior] })?.lesson,
  )
  const sum = (pick: 'curvature' | 'pull') =>
    Array.from({ length: lessons[0]?.[pick].length ?? 0 }, (_, index) =>
      lessons.reduce((total, lesson) => total + (lesson?.[pick][index] ?? 0), 0),
    )
  const all = weightsOfAll({ curvature: sum('curvature'), pull: sum('pull') })
  expect(errorOf(all)).toBeLessThan(0.5 * errorOf(prior))
  expect([...weightsOfAll({ curvature: [], pull: [] })].map(value => Math.round(value * 1e6) / 1e6)).toEqual([...prior])
})

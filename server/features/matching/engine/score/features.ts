/** Facts of one member looking at another; the reverse direction has its own facts. */
export type PairFacts = {
  /** Chance that a stranger who reads both profiles would introduce them. */
  fit: number
  /** How well the other's profile answers the reader's request: 0 to 1. */
  answersRequest: number
  /** How well the reader's profile answers the other's request. */
  answeredByReader: number
  /** Similarity of the two profiles. */
  likeness: number
  /** Similarity by an embedding provider, if one is configured. */
  embeddingLikeness?: number | undefined
  sharedTags: number
  isSameCity: boolean
  hasCommonLanguage: boolean
  /** Since the other member was last seen. */
  daysSinceActive: number
  /** How many members similar to the other the reader has liked and disliked, by shared tags or concepts. */
  likedAlike: number
  dislikedAlike: number
  /** Share of the other's received intros that were accepted, if any. */
  answerRate?: number | undefined
  /** Mean score, 1 to 5, that others gave after meeting this member. */
  meetingScore?: number | undefined
  /** A moderator's score of this pair, 0 to 10. */
  adminScore?: number | undefined
}

export const featureNames = [
  'bias',
  'fit',
  'answersRequest',
  'answeredByReader',
  'likeness',
  'embeddingLikeness',
  'sharedTags',
  'sameCity',
  'commonLanguage',
  'activity',
  'likedAlike',
  'dislikedAlike',
  'answerRate',
  'meetingScore',
  'adminScore',
] as const

/**
 * The features of the same pair for the other of the two, who has just written: texts and what they share are the same from both sides. What
 * is not known of the sender from the features alone is 0, the middle.
 */
export function reversedFeatures(features: ArrayLike<number>): Float64Array {
  const of = (name: FeatureName) => features[featureNames.indexOf(name)] ?? 0
  const changed: Partial<Record<FeatureName, number>> = {
    answersRequest: of('answeredByReader'),
    answeredByReader: of('answersRequest'),
    activity: 1,
    likedAlike: 0,
    dislikedAlike: 0,
    answerRate: 0,
    meetingScore: 0,
  }
  return Float64Array.from(featureNames, name => changed[name] ?? of(name))
}

export type FeatureName = (typeof featureNames)[number]

/** Half-life of activity: a month. */
const halving = Math.LN2 / 30

/** Logarithmic: the fifth shared tag says less than the first. */
const slowGrowth = Float64Array.from({ length: 64 }, (_, count) => Math.log1p(count) / Math.log(6))
const slowly = (count: number) => slowGrowth[Math.min(Math.max(count, 0), slowGrowth.length - 1)] as number

/** Scaled to -1..1 for usual values, so that weights are comparable. Unknown values are 0, the middle. */
export const featuresOf = (facts: PairFacts): Float64Array => fillFeatures(facts, new Float64Array(featureNames.length))

/** Fills an existing array: a run computes millions. */
export function fillFeatures(facts: PairFacts, features: Float64Array): Float64Array {
  features[0] = 1
  features[1] = facts.fit
  features[2] = facts.answersRequest
  features[3] = facts.answeredByReader
  features[4] = facts.likeness
  features[5] = facts.embeddingLikeness ?? 0
  features[6] = slowly(facts.sharedTags)
  features[7] = facts.isSameCity ? 1 : 0
  features[8] = facts.hasCommonLanguage ? 1 : 0
  features[9] = Math.exp(-facts.daysSinceActive * halving)
  features[10] = slowly(facts.likedAlike)
  features[11] = slowly(facts.dislikedAlike)
  features[12] = facts.answerRate === undefined ? 0 : 2 * facts.answerRate - 1
  features[13] = facts.meetingScore === undefined ? 0 : (facts.meetingScore - 3) / 2
  features[14] = facts.adminScore === undefined ? 0 : (facts.adminScore - 5) / 5
  return features
}

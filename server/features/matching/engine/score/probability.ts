import { type FeatureName, featureNames, fillFeatures, type PairFacts } from './features.ts'

/**
 * Weights of a community without its own feedback. Of pairs without any evidence one in ten likes each other; where a stranger would
 * introduce them for sure, four in five. A moderator's score of the pair outweighs everything else.
 */
export const priorWeights: Record<FeatureName, number> = {
  bias: -3.4,
  fit: 4,
  answersRequest: 0.7,
  answeredByReader: 0.3,
  likeness: 0.7,
  embeddingLikeness: 1.5,
  sharedTags: 0.7,
  sameCity: 0.4,
  commonLanguage: 0.6,
  activity: 0.5,
  likedAlike: 0.6,
  dislikedAlike: -0.9,
  answerRate: 0.5,
  meetingScore: 0.6,
  adminScore: 2.5,
}

export type Weights = Float64Array

export const prior: Weights = Float64Array.from(featureNames, name => priorWeights[name])

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}

/** Probability that the reader would like to meet the other. */
export const chanceOfLike = (facts: PairFacts, weights: Weights = prior) =>
  sigmoid(dot(fillFeatures(facts, scratch), weights))

const scratch = new Float64Array(featureNames.length)

/** 0 to 100, symmetric: high only when each would like the other. */
export const relevanceRate = (there: number, back: number) => 100 * Math.sqrt(there * back)

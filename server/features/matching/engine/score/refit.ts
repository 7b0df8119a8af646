import { dot, prior, sigmoid, type Weights } from './probability.ts'

/** One feedback of a member, with the features from when the pair was shown. */
export type Feedback = {
  features: Float64Array
  isLiked: boolean
  /** How much it counts, default 1: a meeting counts more than a click. */
  weight?: number
  /**
   * Of a silence: the probability that the member looked at the place at all. Below 1 it is a weak no, since a person far down the list was
   * rather not seen than not liked.
   */
  propensity?: number
}

/** With fewer of either kind, feedback is mostly noise. */
export const leastOfEachKind = 20

/** The prior counts as this many feedbacks, so that a small community changes the weights little and a large one freely. */
const priorStrength = 4
const rounds = 25
/** Smaller changes of a weight make no difference to any rate. */
const settled = 1e-5

const weightOf = ({ weight = 1 }: Feedback) => weight
const lookedAt = ({ isLiked, propensity = 1 }: Feedback) => (isLiked ? 1 : propensity)

export const hasEnough = (feedback: Feedback[]) => {
  const liked = feedback.filter(({ isLiked }) => isLiked).length
  const disliked = feedback.reduce((sum, each) => sum + (each.isLiked ? 0 : lookedAt(each)), 0)
  return liked >= leastOfEachKind && disliked >= leastOfEachKind
}

/** Probability that the pair is liked, given what was observed: a silence leaves it open as far as nobody looked. */
export function expectedLike(feedback: Feedback, likely: number): number {
  if (feedback.isLiked) return 1
  const looked = lookedAt(feedback)
  // A chance that is rounded to 1 would divide 0 by 0.
  const chance = Math.min(likely, 1 - 1e-9)
  return ((1 - looked) * chance) / (1 - looked * chance)
}

/**
 * Logistic regression regularized towards a prior, by Newton's method, with the places corrected for: in each round a silence counts as the
 * like that it may hide (expectation maximisation of "looked at it and liked it"). Without enough feedback the start stays.
 */
export function refit(feedback: Feedback[], start: Weights = prior): Weights {
  if (!hasEnough(feedback)) return start
  let weights = start.slice()
  for (let round = 0; round < rounds; round++) {
    const { gradient, curvature } = slopeOf(feedback, weights)
    for (let at = 0; at < weights.length; at++) {
      gradient[at] = (gradient[at] as number) + priorStrength * ((weights[at] as number) - (start[at] as number))
      const line = curvature[at] as Float64Array
      line[at] = (line[at] as number) + priorStrength
    }
    const change = solve(curvature, gradient)
    weights = weights.map((weight, at) => weight - (change[at] as number))
    if (change.every(each => Math.abs(each) < settled)) break
  }
  return weights
}

/** Gradient and curvature of the loss at these weights. */
export function slopeOf(feedback: Feedback[], weights: Weights): { gradient: Float64Array; curvature: Float64Array[] } {
  const size = weights.length
  const gradient = new Float64Array(size)
  const curvature = Array.from({ length: size }, () => new Float64Array(size))
  for (const each of feedback) {
    const { features } = each
    const [chance, weight] = [sigmoid(dot(features, weights)), weightOf(each)]
    const error = weight * (chance - expectedLike(each, chance))
    const bend = weight * chance * (1 - chance)
    for (let row = 0; row < size; row++) {
      const value = features[row] as number
      gradient[row] = (gradient[row] as number) + error * value
      const line = curvature[row] as Float64Array
      for (let column = 0; column < size; column++)
        line[column] = (line[column] as number) + bend * value * (features[column] as number)
    }
  }
  return { gradient, curvature }
}

/** Mean log loss of what was observed: a like, a no, or silence at a place that was looked at with its propensity. */
export function logLoss(feedback: Feedback[], weights: Weights): number {
  let [sum, total] = [0, 0]
  for (const each of feedback) {
    const chance = sigmoid(dot(each.features, weights))
    sum -= weightOf(each) * Math.log(Math.max(1e-9, each.isLiked ? chance : 1 - lookedAt(each) * chance))
    total += weightOf(each)
  }
  return total === 0 ? 0 : sum / total
}

/** Gaussian elimination without pivoting: the matrix is positive definite. */
export function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const answer = right.slice()
  for (let pivot = 0; pivot < size; pivot++) {
    const top = matrix[pivot] as Float64Array
    for (let row = pivot + 1; row < size; row++) {
      const line = matrix[row] as Float64Array
      const factor = (line[pivot] as number) / (top[pivot] as number)
      for (let column = pivot; column < size; column++)
        line[column] = (line[column] as number) - factor * (top[column] as number)
      answer[row] = (answer[row] as number) - factor * (answer[pivot] as number)
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    const line = matrix[row] as Float64Array
    let rest = answer[row] as number
    for (let column = row + 1; column < size; column++) rest -= (line[column] as number) * (answer[column] as number)
    answer[row] = rest / (line[row] as number)
  }
  return answer
}

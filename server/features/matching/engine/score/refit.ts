import { dot, prior, sigmoid, type Weights } from './probability.ts'

/** One feedback of a member, with the features from when the pair was shown. */
export type Feedback = { features: Float64Array; isLiked: boolean }

/** With fewer of either kind, feedback is mostly noise. */
export const leastOfEachKind = 20

/**
 * The prior counts as this many feedbacks, so that a small community changes the weights little and a large one freely.
 */
const priorStrength = 4

export const hasEnough = (feedback: Feedback[]) => {
  const liked = feedback.filter(({ isLiked }) => isLiked).length
  return liked >= leastOfEachKind && feedback.length - liked >= leastOfEachKind
}

/**
 * Logistic regression regularized towards the prior, by Newton's method: the objective is convex with few features, so
 * a dozen steps reach the optimum. Without enough feedback the prior stays.
 */
export function refit(feedback: Feedback[], start: Weights = prior): Weights {
  if (!hasEnough(feedback)) return start
  const size = start.length
  let weights = start.slice()
  for (let step = 0; step < 12; step++) {
    const gradient = weights.map((weight, at) => priorStrength * (weight - (start[at] as number)))
    const curvature = Array.from({ length: size }, (_, row) =>
      Float64Array.from({ length: size }, (_, column) => (row === column ? priorStrength : 0)),
    )
    for (const { features, isLiked } of feedback) {
      const chance = sigmoid(dot(features, weights))
      for (let row = 0; row < size; row++) {
        const value = features[row] as number
        gradient[row] = (gradient[row] as number) + (chance - (isLiked ? 1 : 0)) * value
        const line = curvature[row] as Float64Array
        for (let column = 0; column < size; column++)
          line[column] = (line[column] as number) + chance * (1 - chance) * value * (features[column] as number)
      }
    }
    const change = solve(curvature, gradient)
    weights = weights.map((weight, at) => weight - (change[at] as number))
  }
  return weights
}

/** Gaussian elimination without pivoting: the matrix is positive definite. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
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

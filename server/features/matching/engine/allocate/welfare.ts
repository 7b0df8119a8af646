/** Lower bound of a member's utility, which bounds the weight of one member. */
const leastUtility = 1e-4

/** Marginal welfare of each member: the derivative of U^(1-a)/(1-a). */
export function welfareWeights(utility: Float64Array, aversion: number): Float64Array {
  if (aversion === 0) return new Float64Array(utility.length).fill(1)
  return utility.map(value => Math.max(value, leastUtility) ** -aversion)
}

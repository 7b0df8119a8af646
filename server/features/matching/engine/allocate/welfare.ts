/** No member's welfare weighs more than that of one who has this little. */
const leastUtility = 1e-4

/** How much a little more for each member is worth: the derivative of U^(1-a)/(1-a). */
export function welfareWeights(utility: Float64Array, aversion: number): Float64Array {
  if (aversion === 0) return new Float64Array(utility.length).fill(1)
  return utility.map(value => Math.max(value, leastUtility) ** -aversion)
}

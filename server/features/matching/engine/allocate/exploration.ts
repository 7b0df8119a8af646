/** What somebody who was shown to nobody counts more than the others, at most. */
export const largestBonus = 0.5

/**
 * How much a match counts by whom it is shown, from 1 to 1.5: most for those whom nobody was shown in the weeks of the cooldown, as
 * newcomers are, and nothing for those who were shown to as many readers as half of the members. Where nobody was shown yet, all are alike.
 */
export function explorationBonus(timesShown: ArrayLike<number>): Float32Array {
  const sorted = Float64Array.from(timesShown).sort()
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0
  return Float32Array.from(timesShown, times => 1 + (usual > 0 ? largestBonus * Math.max(0, 1 - times / usual) : 0))
}

/** From which cosine on two texts have anything to do with each other (0), and from which they surely do (1). */
export type Ramp = { floor: number; full: number }

/** Without enough pairs to learn from. */
const usual: Ramp = { floor: 0.4, full: 0.75 }
const leastFloor = 0.2
const leastPairs = 50
/** Of the normal distribution: the median is so many standard deviations above the lowest tenth. */
const spreadOfTenth = 1.28
const deviations = 2

/**
 * Models differ: unrelated texts have a cosine of 0.1 with one and of 0.7 with another. So the floor is learnt from pairs that are
 * mostly unrelated: their median and two standard deviations more. The deviation is taken from the lower half, which pairs that fit
 * do not widen. Halfway from there to equality counts as full. The best of unrelated pairs stays near 0.
 */
export function rampOf(cosines: Float64Array): Ramp {
  if (cosines.length < leastPairs) return usual
  const sorted = cosines.slice().sort()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] as number
  const deviation = (at(0.5) - at(0.1)) / spreadOfTenth
  const floor = Math.min(0.95, Math.max(leastFloor, at(0.5) + deviations * deviation))
  return { floor, full: floor + (1 - floor) / 2 }
}

export const onRamp = (cosine: number, { floor, full }: Ramp): number =>
  Math.min(1, Math.max(0, (cosine - floor) / (full - floor)))

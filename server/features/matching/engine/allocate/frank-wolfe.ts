import { type Examination, longestList } from './lists.ts'
import { seededRandom } from './random.ts'

/** The function to maximise over the exposure of each entry. */
export type Objective = {
  /** Index of each entry's exposure; null when entries are stored in their own order. */
  slots: Int32Array | null
  fillGradient(exposure: Float32Array, gradient: Float32Array): void
}

export type Allocation = {
  /** Expected exposure, by the objective's slots. */
  exposure: Float32Array
  /** How many places of a list are shown. */
  shown: number
  /** Entries of the shown places by member, best first; -1 behind the end of a list. Sampled from the distribution. */
  ranking: Int32Array
}

export type AllocationOptions = {
  examination: Examination
  steps: number
  seed: number
  /** How many places are shown, default all; those behind get no exposure. */
  shown?: number
  /** Places of each list, where some are shorter than `shown`. */
  lengths?: Int32Array
  /** Per list, its first entry that may only come after all entries before it; the end of the list if none. */
  behind?: Int32Array
  onStep?: (step: number) => void
}

/**
 * Frank-Wolfe over ranked lists. Since examination falls with rank, the best ranking for a gradient is the sort by it:
 * a step sorts every list and mixes the result in with weight 2/(t + 2). The result is a distribution over rankings;
 * replacing the kept ranking with that same probability at each step samples from it without storing it.
 * O(steps x entries) time for lists of bounded length, O(entries) memory.
 */
export function allocate(starts: Int32Array, objective: Objective, options: AllocationOptions): Allocation {
  const longest = longestList(starts)
  const shown = Math.min(options.shown ?? longest, longest)
  const weights = Float32Array.from({ length: shown }, (_, place) => options.examination(place + 1))
  const lengths = options.lengths ?? new Int32Array(starts.length - 1).fill(shown)
  const exposure = evenExposure(starts, objective.slots, weights, lengths)
  const gradient = new Float32Array(exposure.length)
  const ranking = new Int32Array((starts.length - 1) * shown).fill(-1)
  const gathered = new Float32Array(longest)
  const random = seededRandom(options.seed)
  const behind = options.behind ?? starts.subarray(1)
  const lottery = { slots: objective.slots, exposure, gradient, gathered, ranking, weights, random, lengths, behind }
  for (let step = 0; step < options.steps; step++) {
    objective.fillGradient(exposure, gradient)
    mixIn(starts, lottery, 2 / (step + 2))
    options.onStep?.(step + 1)
  }
  return { exposure, shown, ranking }
}

/** Uniform exposure within each list, so that the first gradient favours nobody. */
function evenExposure(
  starts: Int32Array,
  slots: Int32Array | null,
  weights: Float32Array,
  lengths: Int32Array,
): Float32Array {
  const exposure = new Float32Array(starts[starts.length - 1] as number)
  for (let member = 0; member + 1 < starts.length; member++) {
    const from = starts[member] as number
    const to = starts[member + 1] as number
    const places = Math.min(to - from, lengths[member] as number)
    const mean = weights.subarray(0, places).reduce((sum, weight) => sum + weight, 0) / (to - from)
    for (let entry = from; entry < to; entry++) exposure[slots ? (slots[entry] as number) : entry] = mean
  }
  return exposure
}

type Lottery = {
  slots: Int32Array | null
  exposure: Float32Array
  gradient: Float32Array
  /** Buffer for the gradient of one list. */
  gathered: Float32Array
  ranking: Int32Array
  weights: Float32Array
  random: () => number
  lengths: Int32Array
  behind: Int32Array
}

function mixIn(starts: Int32Array, lottery: Lottery, share: number): void {
  const { slots, exposure, gradient, gathered, ranking, weights, random, lengths, behind } = lottery
  const best = new Int32Array(weights.length)
  const keys = new Float32Array(weights.length)
  // In one pass here: below, slots are far apart in memory, and only the shown ones are touched.
  for (let slot = 0; slot < exposure.length; slot++) exposure[slot] = (exposure[slot] as number) * (1 - share)
  for (let member = 0; member + 1 < starts.length; member++) {
    const from = starts[member] as number
    const to = starts[member + 1] as number
    // Gathered before comparing, so that the CPU can overlap many cache misses.
    if (slots)
      for (let entry = from; entry < to; entry++) gathered[entry - from] = gradient[slots[entry] as number] as number
    else gathered.set(gradient.subarray(from, to))
    const places = Math.min(best.length, lengths[member] as number)
    const front = behind[member] as number
    let kept = 0
    let floor = 0
    for (let entry = from; entry < to; entry++) {
      if (entry === front) floor = kept
      const key = gathered[entry - from] as number
      if (kept === places && (kept === floor || (keys[kept - 1] as number) >= key)) continue
      let place = kept < places ? kept++ : kept - 1
      for (; place > floor && (keys[place - 1] as number) < key; place--) {
        keys[place] = keys[place - 1] as number
        best[place] = best[place - 1] as number
      }
      keys[place] = key
      best[place] = entry
    }
    for (let place = 0; place < kept; place++) {
      const slot = slots ? (slots[best[place] as number] as number) : (best[place] as number)
      exposure[slot] = (exposure[slot] as number) + share * (weights[place] as number)
    }
    if (random() < share)
      for (let place = 0; place < kept; place++) ranking[member * best.length + place] = best[place] as number
  }
}

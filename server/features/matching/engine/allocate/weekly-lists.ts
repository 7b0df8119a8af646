import { CongestedWelfare } from './congested-welfare.ts'
import { allocate } from './frank-wolfe.ts'
import { type CandidateLists, inverseExamination } from './lists.ts'

/** Fairness between members: see Congestion. */
const aversion = 0.5
const steps = 20

export type WeekOptions = {
  seed: number
  /** How many intros a member answers before attention drops to a half. */
  capacity: Float32Array
  /** How many people the list of each reader has, if it has that many candidates. */
  lengths: Int32Array
  /** Per list, its first entry that may only come after all entries before it. */
  behind?: Int32Array
  /** How much a match counts by whom it is shown. */
  bonus?: Float32Array
  onStep?: (step: number, steps: number) => void
}

export type WeeklyLists = {
  /** Entries shown to each member, in the order that is shown: that of the allocation, which nothing sorts again. */
  shown: Int32Array[]
  expectedIntros: Float64Array
}

/** The lists of one week. The weekly run and the benchmarks both call this, so that what is measured is what is shown. */
export function allocateWeek(lists: CandidateLists, options: WeekOptions): WeeklyLists {
  const { capacity, lengths, bonus, behind, onStep, seed } = options
  const welfare = new CongestedWelfare(lists, capacity.length, { aversion, capacity, ...(bonus ? { bonus } : {}) })
  const { ranking, shown, exposure } = allocate(lists.starts, welfare, {
    examination: inverseExamination,
    steps,
    seed,
    shown: Math.max(
      1,
      lengths.reduce((most, length) => Math.max(most, length), 0),
    ),
    lengths,
    ...(behind ? { behind } : {}),
    onStep: step => onStep?.(step, steps),
  })
  return {
    shown: Array.from(capacity, (_, reader) =>
      ranking.subarray(reader * shown, (reader + 1) * shown).filter(entry => entry >= 0),
    ),
    expectedIntros: welfare.expectedIntros(exposure),
  }
}

import type { Objective } from './frank-wolfe.ts'
import type { CandidateLists } from './lists.ts'
import { type Incoming, transposeLists } from './transposed-lists.ts'
import { welfareWeights } from './welfare.ts'

export type Congestion = {
  /**
   * a in the sum of U^(1-a)/(1-a): 0 counts matches only, 0.5 is used in production, 1 is Nash welfare (the sum of log
   * U).
   */
  aversion: number
  /** How many intros a member answers before attention drops to a half. */
  capacity: Float32Array
  /** How much a match counts by whom it is shown, default 1: more for those who were rarely shown. */
  bonus?: Float32Array
}

/**
 * Welfare where an intro competes with the others that its receiver gets. With x the exposure of an entry (u, v),
 * u sends an intro with probability x * likes, and v reads intros in order of how much v likes the sender:
 * utility = x * likes * liked * A * bonus of v, A = 1 / (1 + better / capacity of v), better = expected intros from senders
 * whom v likes more.
 * Both sides of a pair get the utility. For a receiver, the intros before an entry are a prefix sum, and what the entry
 * takes from those behind it is a suffix sum.
 */
export class CongestedWelfare implements Objective {
  readonly slots: Int32Array
  private readonly incoming: Incoming
  private readonly congestion: Congestion
  private readonly load: Float64Array
  /**
   * Expected intros by arrival, gathered once for both passes of a step: random memory access dominates the cost here.
   */
  private readonly intros: Float32Array

  constructor(lists: CandidateLists, members: number, congestion: Congestion) {
    const { incoming, slots } = transposeLists(lists, members)
    this.slots = slots
    this.incoming = incoming
    this.congestion = congestion
    this.load = new Float64Array(members)
    this.intros = new Float32Array(slots.length)
  }

  fillGradient(exposure: Float32Array, gradient: Float32Array): void {
    // Single precision keeps the weights of a hundred thousand members in the CPU cache, where they are read at random.
    const weight = new Float32Array(welfareWeights(this.utilities(exposure), this.congestion.aversion))
    const { intros } = this
    const { starts, sender, likes, liked, slot } = this.incoming
    for (let member = 0; member + 1 < starts.length; member++) {
      const from = starts[member] as number
      const capacity = this.congestion.capacity[member] as number
      const own = weight[member] as number
      const bonus = this.congestion.bonus?.[member] ?? 1
      let better = this.load[member] as number
      let displaced = 0
      for (let arrival = (starts[member + 1] as number) - 1; arrival >= from; arrival--) {
        const like = likes[arrival] as number
        const intro = intros[arrival] as number
        better -= intro
        const attention = 1 / (1 + Math.max(better, 0) / capacity)
        const pair = own + (weight[sender[arrival] as number] as number)
        const worth = bonus * pair * (liked[arrival] as number) * attention
        gradient[slot[arrival] as number] = like * (worth - displaced)
        displaced += (intro * worth * attention) / capacity
      }
    }
  }

  /** Expected utility of each member: the matches of all pairs with the member. */
  utilities(exposure: Float32Array): Float64Array {
    const { intros } = this
    const { starts, sender, likes, liked, slot } = this.incoming
    // Random access: in single precision a hundred thousand members fit in the CPU cache.
    const utility = new Float32Array(starts.length - 1)
    for (let member = 0; member + 1 < starts.length; member++) {
      const to = starts[member + 1] as number
      const capacity = this.congestion.capacity[member] as number
      const bonus = this.congestion.bonus?.[member] ?? 1
      let better = 0
      let own = 0
      for (let arrival = starts[member] as number; arrival < to; arrival++) {
        const intro = (exposure[slot[arrival] as number] as number) * (likes[arrival] as number)
        intros[arrival] = intro
        const gain = (bonus * intro * (liked[arrival] as number)) / (1 + better / capacity)
        const from = sender[arrival] as number
        utility[from] = (utility[from] as number) + gain
        own += gain
        better += intro
      }
      utility[member] = (utility[member] as number) + own
      this.load[member] = better
    }
    return Float64Array.from(utility)
  }

  /** Expected intros per member: the price by which a newcomer's instant list is ranked. */
  expectedIntros(exposure: Float32Array): Float64Array {
    this.utilities(exposure)
    return this.load.slice()
  }
}

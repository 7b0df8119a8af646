import { BestPairs } from '../allocate/best-pairs.ts'
import { isStrong } from './evidence-lists.ts'
import type { PairExclusions } from './pair-exclusions.ts'
import type { PairModel } from './pair-model.ts'
import type { Pools } from './pools.ts'

type Options = {
  members: number
  /** How many pairs of each member are kept. */
  length: number
  pools: Pools
  model: PairModel
  exclusions: PairExclusions
  onReader?: (reader: number) => void
}

/**
 * Judges the pairs that the pools of all members name, and keeps the best of each member: also those in which the other one found the
 * member. A pair that both pools name is judged once, which is what takes the time of a run.
 */
export function judgePairs({ members, length, pools, model, exclusions, onReader }: Options): BestPairs {
  const best = new BestPairs(members, length)
  const named = new NamedPairs(members, pools.atMost)
  for (let reader = 0; reader < members; reader++) {
    onReader?.(reader)
    const pool = named.keep(reader, pools.of(reader))
    for (let at = 0; at < pool.length; at++) {
      const other = pool[at] as number
      if (other === reader || (other < reader && named.has(other, reader))) continue
      const [isOpen, isOpenBack] = exclusions.open(reader, other)
      if (!isOpen && !isOpenBack) continue
      const { likes, liked, rate } = model.judge(reader, other)
      const isClaimed = isStrong(rate)
      if (isOpen) best.offer(reader, other, { likes, liked, isStrong: isClaimed })
      if (isOpenBack) best.offer(other, reader, { likes: liked, liked: likes, isStrong: isClaimed })
    }
  }
  return best
}

/** Whom each pool names, sorted, in one array: a hundred thousand small ones would keep the garbage collector busy. */
class NamedPairs {
  private readonly atMost: number
  private readonly named: Int32Array
  private readonly counts: Int32Array

  constructor(members: number, atMost: number) {
    this.atMost = atMost
    this.named = new Int32Array(members * atMost)
    this.counts = new Int32Array(members)
  }

  keep(reader: number, pool: Iterable<number>): Int32Array {
    const from = reader * this.atMost
    let count = 0
    for (const other of pool) if (count < this.atMost) this.named[from + count++] = other
    this.counts[reader] = count
    return this.named.subarray(from, from + count).sort()
  }

  has(reader: number, other: number): boolean {
    const from = reader * this.atMost
    let [low, high] = [from, from + (this.counts[reader] as number) - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.named[middle] as number
      if (found === other) return true
      if (found < other) low = middle + 1
      else high = middle - 1
    }
    return false
  }
}

import { takeBest } from './candidates.ts'

export type InstantSearch = {
  /** Probability that the newcomer likes each member, and the reverse; 0 is never recommended. */
  likes: Float32Array
  liked: Float32Array
  /** From the last weekly run: expected intros of each member, and how many they can answer. */
  expectedIntros: ArrayLike<number>
  capacity: ArrayLike<number>
  count: number
}

/**
 * An instant list between two weekly runs: the value of a pair, reduced by the congestion of its receiver in the last
 * run. Members, best first. O(members).
 */
export function recommendInstantly({ likes, liked, expectedIntros, capacity, count }: InstantSearch): Int32Array {
  const worth = new Float32Array(likes.length)
  for (let member = 0; member < worth.length; member++) {
    const attention = 1 / (1 + (expectedIntros[member] ?? 0) / (capacity[member] ?? 1))
    worth[member] = (likes[member] as number) * (liked[member] as number) * attention
  }
  const best = new Int32Array(count)
  takeBest(worth, best)
  return best.filter(member => member >= 0)
}

import { takeBest } from './candidates.ts'

export type InstantSearch = {
  /** The newcomer's chance to like each member, and theirs to like the newcomer; 0 is never recommended. */
  likes: Float32Array
  liked: Float32Array
  /** From the last weekly run: how many intros each member can expect, and how many they answer with ease. */
  expectedIntros: ArrayLike<number>
  capacity: ArrayLike<number>
  count: number
}

/**
 * A list at once, between two weekly runs: what a pair is worth, lowered by the congestion that the last run left with its receiver.
 * Members, best first. O(members).
 */
export function recommendAtOnce({ likes, liked, expectedIntros, capacity, count }: InstantSearch): Int32Array {
  const worth = new Float32Array(likes.length)
  for (let member = 0; member < worth.length; member++) {
    const attention = 1 / (1 + (expectedIntros[member] ?? 0) / (capacity[member] ?? 1))
    worth[member] = (likes[member] as number) * (liked[member] as number) * attention
  }
  const best = new Int32Array(count)
  takeBest(worth, best)
  return best.filter(member => member >= 0)
}

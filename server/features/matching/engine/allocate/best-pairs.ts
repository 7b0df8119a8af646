/** What is known of a pair, from the side of its first member. */
export type Judged = { likes: number; liked: number; isStrong: boolean }

/**
 * The best pairs of each member, while pairs come in any order and each once: a pair is judged for both of its members, since a value holds
 * in both directions. O(members x length) memory.
 */
export class BestPairs {
  readonly length: number
  /** By member and slot, in the order in which they came. */
  private readonly others: Int32Array
  private readonly worth: Float32Array
  private readonly likes: Float32Array
  private readonly liked: Float32Array
  private readonly isStrong: Uint8Array
  /** Slots of each member, that of the best pair first: only these small numbers are moved. */
  private readonly order: Uint8Array
  private readonly counts: Int32Array

  /** `length` is at most 256. */
  constructor(members: number, length: number) {
    this.length = length
    this.others = new Int32Array(members * length)
    this.worth = new Float32Array(members * length)
    this.likes = new Float32Array(members * length)
    this.liked = new Float32Array(members * length)
    this.isStrong = new Uint8Array(members * length)
    this.order = new Uint8Array(members * length)
    this.counts = new Int32Array(members)
  }

  /** Another pair of a member; one without a value is none. Of two that are alike the one with the earlier member is first. */
  offer(member: number, other: number, { likes, liked, isStrong }: Judged): void {
    const worth = Math.fround(likes * liked)
    if (worth <= 0) return
    const { order, length } = this
    const from = member * length
    const count = this.counts[member] as number
    const isFull = count === length
    let at = isFull ? from + count - 1 : from + count
    if (isFull && !this.isBefore(worth, other, from + (order[at] as number))) return
    const slot = isFull ? (order[at] as number) : count
    if (!isFull) this.counts[member] = count + 1
    for (; at > from && this.isBefore(worth, other, from + (order[at - 1] as number)); at--)
      order[at] = order[at - 1] as number
    order[at] = slot
    this.others[from + slot] = other
    this.worth[from + slot] = worth
    this.likes[from + slot] = likes
    this.liked[from + slot] = liked
    this.isStrong[from + slot] = isStrong ? 1 : 0
  }

  private isBefore(worth: number, other: number, at: number): boolean {
    const there = this.worth[at] as number
    return worth > there || (worth === there && other < (this.others[at] as number))
  }

  /** By member and place, best first; -1 behind the last. */
  sorted(): Int32Array {
    const { length } = this
    const best = new Int32Array(this.others.length).fill(-1)
    this.counts.forEach((count, member) => {
      const from = member * length
      for (let at = from; at < from + count; at++) best[at] = this.others[from + (this.order[at] as number)] as number
    })
    return best
  }

  /** What was judged of a pair that one of the two has among the best. */
  judge(member: number, other: number): Judged {
    const own = this.placeOf(member, other)
    if (own >= 0) return this.at(own)
    const theirs = this.placeOf(other, member)
    if (theirs < 0) throw new Error('A pair that neither of the two has among the best')
    const { likes, liked, isStrong } = this.at(theirs)
    return { likes: liked, liked: likes, isStrong }
  }

  private at(place: number): Judged {
    return {
      likes: this.likes[place] as number,
      liked: this.liked[place] as number,
      isStrong: this.isStrong[place] === 1,
    }
  }

  private placeOf(member: number, other: number): number {
    const from = member * this.length
    const end = from + (this.counts[member] as number)
    for (let at = from; at < end; at++) if (this.others[at] === other) return at
    return -1
  }
}

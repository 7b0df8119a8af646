/** What is known of a pair, from the side of its first member. */
export type Judged = { likes: number; liked: number; isStrong: boolean }

/**
 * The best pairs of each member, best first, while pairs come in any order and each once: a pair is judged for both of its members, since
 * a value holds in both directions. O(members x length) memory.
 */
export class BestPairs {
  readonly length: number
  /** By member and place; -1 behind the last. */
  readonly best: Int32Array
  private readonly worth: Float32Array
  private readonly likes: Float32Array
  private readonly liked: Float32Array
  private readonly isStrong: Uint8Array
  private readonly counts: Int32Array

  constructor(members: number, length: number) {
    this.length = length
    this.best = new Int32Array(members * length).fill(-1)
    this.worth = new Float32Array(members * length)
    this.likes = new Float32Array(members * length)
    this.liked = new Float32Array(members * length)
    this.isStrong = new Uint8Array(members * length)
    this.counts = new Int32Array(members)
  }

  /** Another pair of a member; one without a value is none. Of two that are alike the one with the earlier member is first. */
  offer(member: number, other: number, { likes, liked, isStrong }: Judged): void {
    const worth = Math.fround(likes * liked)
    if (worth <= 0) return
    const from = member * this.length
    const count = this.counts[member] as number
    const isFull = count === this.length
    if (isFull && !this.isBefore(worth, other, from + count - 1)) return
    let at = isFull ? from + count - 1 : from + count
    if (!isFull) this.counts[member] = count + 1
    for (; at > from && this.isBefore(worth, other, at - 1); at--) this.move(at - 1, at)
    this.best[at] = other
    this.worth[at] = worth
    this.likes[at] = likes
    this.liked[at] = liked
    this.isStrong[at] = isStrong ? 1 : 0
  }

  private isBefore(worth: number, other: number, at: number): boolean {
    const there = this.worth[at] as number
    return worth > there || (worth === there && other < (this.best[at] as number))
  }

  private move(from: number, to: number): void {
    this.best[to] = this.best[from] as number
    this.worth[to] = this.worth[from] as number
    this.likes[to] = this.likes[from] as number
    this.liked[to] = this.liked[from] as number
    this.isStrong[to] = this.isStrong[from] as number
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
    for (let at = from; at < end; at++) if (this.best[at] === other) return at
    return -1
  }
}

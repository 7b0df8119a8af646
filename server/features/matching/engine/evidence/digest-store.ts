import { type Digest, lengthOf } from './digest.ts'

/** Numbers of the first array; each next one has twice as many, up to the most. */
const [firstLength, mostLength] = [1 << 12, 1 << 20]

/**
 * Digests one after the other in few large arrays: a run compares millions of pairs, and most of the time of a comparison is that the
 * processor waits for memory.
 */
export class DigestStore {
  private array = new Int32Array(0)
  private end = 0

  /** The same digest, in this store. */
  keep(digest: Digest): Digest {
    const length = lengthOf(digest)
    if (this.end + length > this.array.length) {
      const next = Math.min(mostLength, Math.max(firstLength, 2 * this.array.length))
      this.array = new Int32Array(Math.max(next, length))
      this.end = 0
    }
    this.array.set(digest.data.subarray(digest.at, digest.at + length), this.end)
    const kept = { data: this.array, at: this.end }
    this.end += length
    return kept
  }

  /** Nothing of it stays in memory; its place is not used again. */
  erase(digest: Digest): void {
    digest.data.fill(0, digest.at, digest.at + lengthOf(digest))
  }
}

/** Who was shown to some readers, and when: by places of members, in seconds. */
export type ShownChunk = { readers: Int32Array; counts: Int32Array; subjects: Int32Array; shownAt: Uint32Array }

/** Words of 32 bits for each reader. */
const signWords = 16
const wordOf = (reader: number, subject: number) => reader * signWords + ((subject >> 5) & (signWords - 1))

/**
 * Who was last shown to whom, as numbers: a community of a hundred thousand has eight million of these, which as objects would take
 * gigabytes.
 */
export class ShownHistory {
  private readonly starts: Int32Array
  private readonly ends: Int32Array
  private readonly subjects: Int32Array
  private readonly shownAt: Uint32Array
  /** Bits by reader, set for those who were shown: most questions are about somebody who was not, and need no search. */
  private readonly signs: Uint32Array

  constructor(members: number, chunks: ShownChunk[]) {
    const size = chunks.reduce((sum, { subjects }) => sum + subjects.length, 0)
    this.starts = new Int32Array(members)
    this.ends = new Int32Array(members)
    this.subjects = new Int32Array(size)
    this.shownAt = new Uint32Array(size)
    this.signs = new Uint32Array(members * signWords)
    let at = 0
    for (const { readers, counts, subjects, shownAt } of chunks) {
      this.subjects.set(subjects, at)
      this.shownAt.set(shownAt, at)
      readers.forEach((reader, place) => {
        this.starts[reader] = at
        at += counts[place] as number
        this.ends[reader] = at
      })
    }
    for (let reader = 0; reader < members; reader++)
      for (let entry = this.starts[reader] as number; entry < (this.ends[reader] as number); entry++) {
        const subject = this.subjects[entry] as number
        const word = wordOf(reader, subject)
        this.signs[word] = (this.signs[word] as number) | (1 << (subject & 31))
      }
  }

  countOf(reader: number): number {
    return (this.ends[reader] as number) - (this.starts[reader] as number)
  }

  /** How often each member was shown, to all readers together. */
  timesShown(): Int32Array {
    const times = new Int32Array(this.starts.length)
    for (const subject of this.subjects) times[subject] = (times[subject] as number) + 1
    return times
  }

  /** Milliseconds of the last time; undefined if never. */
  lastShown(reader: number, subject: number): number | undefined {
    if (((this.signs[wordOf(reader, subject)] as number) & (1 << (subject & 31))) === 0) return undefined
    let last = 0
    for (let at = this.starts[reader] as number; at < (this.ends[reader] as number); at++)
      if (this.subjects[at] === subject && (this.shownAt[at] as number) > last) last = this.shownAt[at] as number
    return last === 0 ? undefined : last * 1000
  }
}

/** A chunk as bytes, to be stored. */
export function chunkToBytes({ readers, counts, subjects, shownAt }: ShownChunk): Uint8Array {
  const numbers = new Int32Array(2 + 2 * readers.length + 2 * subjects.length)
  numbers.set([readers.length, subjects.length])
  numbers.set(readers, 2)
  numbers.set(counts, 2 + readers.length)
  numbers.set(subjects, 2 + 2 * readers.length)
  new Uint32Array(numbers.buffer).set(shownAt, 2 + 2 * readers.length + subjects.length)
  return new Uint8Array(numbers.buffer)
}

export function bytesToChunk(bytes: Uint8Array): ShownChunk {
  // A copy: a Buffer is a part of a larger one, at any place.
  const numbers = new Int32Array(new Uint8Array(bytes).buffer)
  const [readers = 0, subjects = 0] = numbers
  const from = 2 + 2 * readers
  return {
    readers: numbers.slice(2, 2 + readers),
    counts: numbers.slice(2 + readers, from),
    subjects: numbers.slice(from, from + subjects),
    shownAt: new Uint32Array(numbers.slice(from + subjects).buffer),
  }
}

import { dotOf } from './quantise.ts'
import { onRamp, type Ramp, rampOf } from './ramp.ts'

/**
 * Vectors of many members as one message to the thread: `bytes` has two rows per member, what they want and what they have; a row of
 * zeros stands for none.
 */
export type PackedVectors = { dimension: number; ids: string[]; bytes: Int8Array }

type Row = { vector: Int8Array; norm: number }
type Rows = { id: string; want: Row | undefined; have: Row | undefined }

/** Pairs that the ramp is learnt from. */
const sampledPairs = 4000

/** Vectors by a member's place. A member without a vector has no likeness with anybody, which is not a likeness of 0. */
export class VectorTable {
  private rows: (Rows | undefined)[] = []
  private ramp: Ramp | undefined

  /** Adds or replaces; members whose place is unknown are left out. */
  put({ dimension, ids, bytes }: PackedVectors, placeOf: (id: string) => number | undefined): void {
    ids.forEach((id, at) => {
      const place = placeOf(id)
      if (place === undefined) return
      const rowAt = (row: number) => toRow(bytes.subarray(row * dimension, (row + 1) * dimension))
      this.rows[place] = { id, want: rowAt(2 * at), have: rowAt(2 * at + 1) }
    })
    this.ramp = undefined
  }

  remove(place: number): void {
    if (!this.rows[place]) return
    this.rows[place] = undefined
    this.ramp = undefined
  }

  moveTo(other: VectorTable, placeOf: (id: string, before: number) => number | undefined): void {
    this.rows.forEach((rows, before) => {
      const place = rows && placeOf(rows.id, before)
      if (place !== undefined) other.rows[place] = rows
    })
    other.ramp = undefined
  }

  /** How well what the other has fits what the reader wants: 0 to 1. Undefined if either is unknown. */
  likeness(reader: number, other: number): number | undefined {
    const cosine = cosineOf(this.rows[reader]?.want, this.rows[other]?.have)
    if (cosine === undefined) return undefined
    this.ramp ??= this.learnRamp()
    return onRamp(cosine, this.ramp)
  }

  /** From the same pairs in the same order, however the members came, so that weekly and instant lists agree. */
  private learnRamp(): Ramp {
    const known = this.rows.filter((rows): rows is Rows => rows !== undefined)
    known.sort((a, b) => (a.id < b.id ? -1 : 1))
    const wants = known.filter(({ want }) => want)
    const haves = known.filter(({ have }) => have)
    const pairs = wants.length * haves.length
    const step = Math.max(1, Math.floor(pairs / sampledPairs))
    const cosines: number[] = []
    for (let pair = 0; pair < pairs; pair += step) {
      const [one, other] = [wants[Math.floor(pair / haves.length)] as Rows, haves[pair % haves.length] as Rows]
      const cosine = one === other ? undefined : cosineOf(one.want, other.have)
      if (cosine !== undefined) cosines.push(cosine)
    }
    return rampOf(Float64Array.from(cosines))
  }
}

function toRow(vector: Int8Array): Row | undefined {
  const norm = Math.sqrt(dotOf(vector, vector))
  return norm === 0 ? undefined : { vector, norm }
}

const cosineOf = (one: Row | undefined, other: Row | undefined): number | undefined =>
  one && other && one.vector.length === other.vector.length
    ? dotOf(one.vector, other.vector) / (one.norm * other.norm)
    : undefined

import type { MatchMember } from '../pairing/member.ts'
import { haveOf, textHash, wantOf } from './profile-texts.ts'
import { type PackedVectors, VectorTable } from './vector-table.ts'

/** With the hashes of the texts that the vectors were made from, in the order of `ids`. */
export type HashedVectors = PackedVectors & { wantHashes: string[]; haveHashes: string[] }

type Hashes = { want: string; have: string }

/** Vectors of a community's members. One whose text has changed since it was made is not used. */
export class KnownVectors {
  private readonly table = new VectorTable()
  private readonly hashes: (Hashes | undefined)[] = []

  put(vectors: HashedVectors, placeOf: (id: string) => number | undefined, members: MatchMember[]): void {
    const { dimension, ids, wantHashes, haveHashes } = vectors
    const bytes = vectors.bytes.slice()
    ids.forEach((id, at) => {
      const place = placeOf(id)
      const member = place === undefined ? undefined : members[place]
      if (place === undefined || !member) return
      const now = hashesOf(member)
      this.hashes[place] = { want: wantHashes[at] ?? '', have: haveHashes[at] ?? '' }
      if (!member.isActive || wantHashes[at] !== now.want) bytes.fill(0, 2 * at * dimension, (2 * at + 1) * dimension)
      if (!member.isActive || haveHashes[at] !== now.have)
        bytes.fill(0, (2 * at + 1) * dimension, (2 * at + 2) * dimension)
    })
    this.table.put({ dimension, ids, bytes }, placeOf)
  }

  /** After a change of the member: vectors stay only if the texts did. */
  check(place: number, member: MatchMember): void {
    const known = this.hashes[place]
    if (!known) return
    const now = hashesOf(member)
    if (!member.isActive || known.want !== now.want || known.have !== now.have) this.remove(place)
  }

  remove(place: number): void {
    this.hashes[place] = undefined
    this.table.remove(place)
  }

  /** The same vectors where members have other places now. */
  movedTo(placeOf: (id: string) => number | undefined): KnownVectors {
    const moved = new KnownVectors()
    this.table.moveTo(moved.table, (id, before) => {
      const place = placeOf(id)
      if (place !== undefined) moved.hashes[place] = this.hashes[before]
      return place
    })
    return moved
  }

  likeness(reader: number, other: number): number | undefined {
    return this.table.likeness(reader, other)
  }
}

const hashesOf = (member: MatchMember): Hashes =>
  member.read
    ? { want: member.read.wantHash, have: member.read.haveHash }
    : { want: textHash(wantOf(member)), have: textHash(haveOf(member)) }

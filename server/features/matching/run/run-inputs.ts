import { gunzipSync, gzipSync } from 'node:zlib'
import { isNoTag } from '#contract/participants/no-tag.ts'
import type { HashedVectors } from '#server/features/matching/engine/embedding/known-vectors.ts'
import { CommunityEvidence } from '#server/features/matching/engine/pairing/community-evidence.ts'
import type { AdminScore, MatchMember, Rules } from '#server/features/matching/engine/pairing/member.ts'
import {
  bytesToChunk,
  chunkToBytes,
  type ShownChunk,
  ShownHistory,
} from '#server/features/matching/engine/pairing/shown-history.ts'
import type { WeeklyInputs } from '#server/features/matching/engine/pairing/weekly.ts'
import { withoutTexts } from '#server/features/matching/engine/pairing/without-texts.ts'

/** Everything but members, history and vectors: what may be long is the JSON that the database made. */
export type RestOfInputs = {
  now: string
  seed: number
  adminScores: AdminScore[]
  rules: Rules
  tastes: string
  pairs: string
  weights: number[]
  unfit?: [string, string][]
  criteriaChanges: string[]
}

/** WHOLE: a piece of one JSON of all inputs, as an earlier version kept it. */
export type ChunkKind = 'MEMBERS' | 'HISTORY' | 'REST' | 'WHOLE'
export type KeptChunk = { kind: ChunkKind; body: Uint8Array }

const keep = (kind: ChunkKind, data: string | Uint8Array): KeptChunk => ({ kind, body: gzipSync(data, { level: 1 }) })

/** A UUID without hyphens, then for each who was shown the UUID and the second, in eight hexadecimal digits. */
const idLength = 32
const entryLength = idLength + 8

/**
 * Inputs of a run as they come from the database, or from what was kept, chunk by chunk. Belongs into the thread of the engine: all of
 * it takes seconds. Members come in the order of their ids, and all of them before their history.
 */
export class RunInputs {
  private readonly members: MatchMember[] = []
  private evidence: CommunityEvidence | undefined
  private digested = 0
  private readonly placeOf = new Map<string, number>()
  private readonly history: ShownChunk[] = []
  private readonly vectors: HashedVectors[] = []
  private readonly whole: string[] = []
  private rest: RestOfInputs | undefined

  addMembers(json: string): KeptChunk {
    for (const member of JSON.parse(json) as MatchMember[]) {
      this.placeOf.set(member.id.replaceAll('-', ''), this.members.length)
      this.members.push({ ...member, tags: member.tags.filter(tag => !isNoTag(tag)) })
    }
    return keep('MEMBERS', json)
  }

  /** Reads the texts of the members who came since, and keeps them no longer: meanwhile the database makes the next chunk. */
  digest(): void {
    this.evidence ??= new CommunityEvidence()
    for (; this.digested < this.members.length; this.digested++) {
      const member = this.members[this.digested] as MatchMember
      this.evidence.put(this.digested, member)
      this.members[this.digested] = withoutTexts(member)
    }
  }

  /** One line for each reader. */
  addHistory(lines: string): KeptChunk {
    const readers: number[] = []
    const counts: number[] = []
    const subjects: number[] = []
    const shownAt: number[] = []
    for (const line of lines === '' ? [] : lines.split('\n')) {
      const reader = this.placeOf.get(line.slice(0, idLength))
      if (reader === undefined) continue
      const before = subjects.length
      for (let at = idLength; at < line.length; at += entryLength) {
        const subject = this.placeOf.get(line.slice(at, at + idLength))
        if (subject === undefined) continue
        subjects.push(subject)
        shownAt.push(Number.parseInt(line.slice(at + idLength, at + entryLength), 16))
      }
      readers.push(reader)
      counts.push(subjects.length - before)
    }
    const chunk = {
      readers: Int32Array.from(readers),
      counts: Int32Array.from(counts),
      subjects: Int32Array.from(subjects),
      shownAt: Uint32Array.from(shownAt),
    }
    this.history.push(chunk)
    return keep('HISTORY', chunkToBytes(chunk))
  }

  setRest(rest: RestOfInputs): KeptChunk {
    this.rest = rest
    return keep('REST', JSON.stringify(rest))
  }

  /** Never kept: they are read again for each run. */
  addVectors(vectors: HashedVectors): null {
    this.vectors.push(vectors)
    return null
  }

  addKept({ kind, body }: KeptChunk): null {
    const bytes = gunzipSync(body)
    if (kind === 'MEMBERS') this.addMembers(bytes.toString())
    else if (kind === 'HISTORY') this.history.push(bytesToChunk(bytes))
    else if (kind === 'WHOLE') this.whole.push(bytes.toString())
    else this.rest = JSON.parse(bytes.toString()) as RestOfInputs
    return null
  }

  toInputs(): WeeklyInputs {
    const { vectors } = this
    if (this.whole.length > 0) return { ...(JSON.parse(this.whole.join('')) as WeeklyInputs), vectors }
    if (!this.rest) throw new Error('The inputs of the run are incomplete')
    const { tastes, pairs, ...rest } = this.rest
    return {
      ...rest,
      members: this.members,
      ...(this.evidence && this.digested === this.members.length ? { evidence: this.evidence } : {}),
      shown: new ShownHistory(this.members.length, this.history),
      tastes: JSON.parse(tastes),
      pairs: JSON.parse(pairs),
      vectors,
    }
  }
}

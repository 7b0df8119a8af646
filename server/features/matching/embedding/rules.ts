import type { HashedVectors } from '#server/features/matching/engine/embedding/known-vectors.ts'
import { haveOf, textHash, wantOf } from '#server/features/matching/engine/embedding/profile-texts.ts'
import { quantise } from '#server/features/matching/engine/embedding/quantise.ts'

import type { ChangedProfile, NewVectors, Side } from './store.ts'

export type EmbeddingConfig = {
  EMBEDDING_URL?: string | undefined
  EMBEDDING_KEY?: string | undefined
  EMBEDDING_MODEL?: string | undefined
  EMBEDDING_DIMENSION?: number | undefined
  EMBEDDING_TIMEOUT: number
}

/** The configured provider, if any. */
export function embeddingOf(config: EmbeddingConfig) {
  const { EMBEDDING_URL: url, EMBEDDING_KEY: key, EMBEDDING_MODEL: model, EMBEDDING_DIMENSION: dimension } = config
  const timeoutMs = config.EMBEDDING_TIMEOUT
  return url && model ? { url, key, model, dimension, timeoutMs, name: modelNameOf(model, dimension) } : null
}

/** The model as it is stored beside its vectors: with another one, all are made again. */
export const modelNameOf = (model: string, dimension: number | undefined): string =>
  dimension === undefined ? model : `${model} ${dimension}`

const leastDimension = 8
const mostDimension = 4096

/** Vectors of a reply in the order of the texts; null if it is not what was asked for. */
export function readVectors(reply: unknown, count: number, dimension: number | undefined): Int8Array[] | null {
  const data = isRecord(reply) ? reply.data : undefined
  if (!Array.isArray(data) || data.length !== count) return null
  const vectors: (Int8Array | undefined)[] = new Array(count).fill(undefined)
  let length = dimension
  for (const [place, entry] of data.entries()) {
    if (!isRecord(entry)) return null
    const { embedding, index = place } = entry
    if (!Array.isArray(embedding) || !embedding.every(number => typeof number === 'number')) return null
    length ??= embedding.length
    if (embedding.length !== length || length < leastDimension || length > mostDimension) return null
    const vector = quantise(embedding)
    if (!vector || typeof index !== 'number' || !(index in vectors) || vectors[index]) return null
    vectors[index] = vector
  }
  return vectors as Int8Array[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

type StoredVectors = {
  id: string
  wantHash: string
  want: Uint8Array | null
  haveHash: string
  have: Uint8Array | null
}

/** Vectors as the engine takes them. Those of another dimension than the first are left out. */
export function packVectors(rows: StoredVectors[]): HashedVectors {
  const dimension = rows.map(({ want, have }) => (want ?? have)?.length).find(length => length !== undefined) ?? 0
  const bytes = new Int8Array(2 * rows.length * dimension)
  rows.forEach(({ want, have }, at) => {
    if (want?.length === dimension) bytes.set(Int8Array.from(want), 2 * at * dimension)
    if (have?.length === dimension) bytes.set(Int8Array.from(have), (2 * at + 1) * dimension)
  })
  return {
    dimension,
    bytes,
    ids: rows.map(({ id }) => id),
    wantHashes: rows.map(({ wantHash }) => wantHash),
    haveHashes: rows.map(({ haveHash }) => haveHash),
  }
}

/** Vectors to write, and the texts of those that are still to be made. */
export type Batch = { members: NewVectors[]; missing: { side: Side; text: string }[] }

/** Only texts that have changed are sent again. */
export function batchOf(changed: ChangedProfile[]): Batch {
  const missing: Batch['missing'] = []
  const sideOf = (text: string, known: string | null): Side | null => {
    const hash = textHash(text)
    if (hash === known) return null
    const side: Side = { hash, vector: null }
    if (text !== '') missing.push({ side, text })
    return side
  }
  const members = changed.map(({ id, changedAt, wantHash, haveHash, ...fields }) => ({
    participantId: id,
    changedAt,
    want: sideOf(wantOf(fields), wantHash),
    have: sideOf(haveOf(fields), haveHash),
  }))
  return { members, missing }
}

/** An examined state before every change: the profile stays to be examined. */
const neverExamined = '-infinity'

/** The first texts of a batch. Of a member between two parts one side is written now, and the other later. */
export function cutBatch({ members, missing }: Batch, count: number): Batch {
  const later = new Set(missing.slice(count).map(({ side }) => side))
  const now = (side: Side | null) => (side && later.has(side) ? null : side)
  return {
    missing: missing.slice(0, count),
    members: members.flatMap(member => {
      const [want, have] = [now(member.want), now(member.have)]
      if (want === member.want && have === member.have) return [member]
      return want || have ? [{ ...member, want, have, changedAt: neverExamined }] : []
    }),
  }
}

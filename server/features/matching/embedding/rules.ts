import { quantise } from '#server/features/matching/engine/embedding/quantise.ts'

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

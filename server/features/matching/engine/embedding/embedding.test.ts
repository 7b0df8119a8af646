import { describe, expect, test } from 'vitest'
import { cosineOf, quantise } from './quantise.ts'
import { onRamp, rampOf } from './ramp.ts'
import { type PackedVectors, VectorTable } from './vector-table.ts'

/** Deterministic normal numbers. */
function numbers(seed: number): () => number {
  let state = seed
  const uniform = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state + 1) / 4294967298
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

const dimension = 64
const randomVector = (next: () => number) => Array.from({ length: dimension }, next)
const exact = (a: number[], b: number[]) => {
  const dot = (one: number[], other: number[]) => one.reduce((sum, value, at) => sum + value * (other[at] as number), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

describe('a vector in bytes', () => {
  test('keeps the cosine within 0.01, whatever its length was', () => {
    const next = numbers(1)
    for (let round = 0; round < 200; round++) {
      const [one, other] = [randomVector(next), randomVector(next).map(value => value * 1e-6)]
      const cosine = cosineOf(quantise(one) as Int8Array, quantise(other) as Int8Array)
      expect(Math.abs(cosine - exact(one, other))).toBeLessThan(0.01)
    }
  })

  test('is refused without a direction', () => {
    expect(quantise([0, 0, 0])).toBeNull()
    expect(quantise([1, Number.NaN])).toBeNull()
    expect(quantise([1, Number.POSITIVE_INFINITY])).toBeNull()
  })
})

describe('the ramp', () => {
  const spread = (mean: number, deviation: number, seed: number) => {
    const next = numbers(seed)
    return Float64Array.from({ length: 2000 }, () => mean + deviation * next())
  }

  test.each([
    ['low cosines', 0.1, 0.06],
    ['high cosines', 0.72, 0.03],
  ])('with a model of %s puts unrelated pairs near 0 and equal texts at 1', (_model, mean, deviation) => {
    const ramp = rampOf(spread(mean, deviation, 7))
    const unrelated = spread(mean, deviation, 8)
    const above = unrelated.filter(cosine => onRamp(cosine, ramp) > 0.2).length
    expect(above / unrelated.length).toBeLessThan(0.02)
    expect(onRamp(1, ramp)).toBe(1)
    expect(onRamp(mean, ramp)).toBe(0)
  })

  test('is not moved by a fifth of pairs that fit', () => {
    const alone = rampOf(spread(0.2, 0.05, 3))
    const mixed = rampOf(Float64Array.from([...spread(0.2, 0.05, 3), ...new Array(500).fill(0.8)]))
    expect(Math.abs(alone.floor - mixed.floor)).toBeLessThan(0.05)
  })

  test('is a usual one with few pairs', () => {
    expect(rampOf(Float64Array.from([0.9, 0.9]))).toEqual({ floor: 0.4, full: 0.75 })
  })
})

describe('the table of vectors', () => {
  const next = numbers(5)
  const topics = Array.from({ length: 12 }, () => randomVector(next))
  /** Each wants what the next has. */
  const packed: PackedVectors = {
    dimension,
    ids: topics.map((_, at) => `member ${at}`),
    bytes: Int8Array.from(
      topics.flatMap((topic, at) => [
        ...(quantise(topics[(at + 1) % topics.length] as number[]) as Int8Array),
        ...(quantise(topic) as Int8Array),
      ]),
    ),
  }
  const tableOf = (order: string[]) => {
    const table = new VectorTable()
    table.put(packed, id => (order.includes(id) ? order.indexOf(id) : undefined))
    return table
  }

  test('finds who has what the reader wants, in that direction', () => {
    const table = tableOf(packed.ids)
    expect(table.likeness(0, 1)).toBe(1)
    expect(table.likeness(1, 0)).toBeLessThan(0.2)
    expect(table.likeness(0, 5)).toBeLessThan(0.2)
  })

  test('gives the same figures in whatever order members came', () => {
    const backwards = [...packed.ids].reverse()
    const [one, other] = [tableOf(packed.ids), tableOf(backwards)]
    for (let reader = 0; reader < 12; reader++)
      expect(one.likeness(reader, 3)).toBe(other.likeness(11 - reader, backwards.indexOf('member 3')))
  })

  test('knows nothing of a member without a vector, of a removed one and of other dimensions', () => {
    const table = tableOf(packed.ids)
    expect(table.likeness(0, 99)).toBeUndefined()
    table.remove(1)
    expect(table.likeness(0, 1)).toBeUndefined()
    table.put({ dimension: 8, ids: ['member 1'], bytes: new Int8Array(16).fill(1) }, () => 1)
    expect(table.likeness(0, 1)).toBeUndefined()
    table.put({ dimension, ids: ['member 1'], bytes: new Int8Array(2 * dimension) }, () => 1)
    expect(table.likeness(0, 1)).toBeUndefined()
  })
})

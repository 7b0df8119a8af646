import { describe, expect, test } from 'vitest'
import { modelNameOf, readVectors } from './rules.ts'

const vector = (first: number) => [first, 0, 0, 0, 0, 0, 0, 1]
const entry = (first: number, index?: number) => ({
  embedding: vector(first),
  ...(index === undefined ? {} : { index }),
})

describe('a reply with vectors', () => {
  test('is read in the order of its indexes, or as it comes', () => {
    expect(readVectors({ data: [entry(1, 1), entry(-1, 0)] }, 2, undefined)?.map(([first]) => first)).toEqual([
      -127, 127,
    ])
    expect(readVectors({ data: [entry(1), entry(-1)] }, 2, 8)?.map(([first]) => first)).toEqual([127, -127])
  })

  test.each([
    ['nothing', null, 1, undefined],
    ['text', 'vectors', 1, undefined],
    ['no list', { data: { embedding: vector(1) } }, 1, undefined],
    ['fewer than asked for', { data: [entry(1)] }, 2, undefined],
    ['more than asked for', { data: [entry(1), entry(1)] }, 1, undefined],
    ['the same place twice', { data: [entry(1, 0), entry(1, 0)] }, 2, undefined],
    ['an unknown place', { data: [entry(1, 1)] }, 1, undefined],
    ['a place that is no number', { data: [{ embedding: vector(1), index: '0' }] }, 1, undefined],
    ['a name for a place', { data: [{ embedding: vector(1), index: 'length' }] }, 1, undefined],
    ['another dimension', { data: [entry(1)] }, 1, 9],
    ['two dimensions', { data: [entry(1), { embedding: [...vector(1), 1] }] }, 2, undefined],
    ['too short vectors', { data: [{ embedding: vector(1).slice(1) }] }, 1, undefined],
    ['too long vectors', { data: [{ embedding: new Array(4097).fill(1) }] }, 1, undefined],
    ['zeros', { data: [{ embedding: new Array(8).fill(0) }] }, 1, undefined],
    ['NaN, which JSON has as null', { data: [{ embedding: [null, ...vector(1).slice(1)] }] }, 1, undefined],
    ['infinity', { data: [{ embedding: [Number.POSITIVE_INFINITY, ...vector(1).slice(1)] }] }, 1, undefined],
    ['numbers as text', { data: [{ embedding: vector(1).map(String) }] }, 1, undefined],
    ['null for a vector', { data: [null] }, 1, undefined],
    ['base64', { data: [{ embedding: 'AACAPw==' }] }, 1, undefined],
  ])('of %s is refused', (_title, reply, count, dimension) => {
    expect(readVectors(reply, count, dimension)).toBeNull()
  })

  test('may have the largest and the smallest dimension', () => {
    for (const length of [8, 4096])
      expect(readVectors({ data: [{ embedding: new Array(length).fill(1) }] }, 1, undefined)?.[0]).toHaveLength(length)
  })
})

test('the name of a model contains its dimension', () => {
  expect(modelNameOf('small', 256)).toBe('small 256')
  expect(modelNameOf('small', undefined)).toBe('small')
})

import { describe, expect, test } from 'vitest'
import { type Batch, batchOf, cutBatch, embeddingOf, modelNameOf, packVectors, readVectors } from './rules.ts'

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

describe('the configured provider', () => {
  const config = { EMBEDDING_URL: 'http://127.0.0.1/v1', EMBEDDING_MODEL: 'small', EMBEDDING_TIMEOUT: 100 }
  test('has address, key and model', () => {
    expect(embeddingOf({ ...config, EMBEDDING_KEY: 'key', EMBEDDING_DIMENSION: 8 })).toEqual({
      ...{ url: 'http://127.0.0.1/v1', key: 'key', model: 'small', dimension: 8, timeoutMs: 100, name: 'small 8' },
    })
  })
  test.each(['EMBEDDING_URL', 'EMBEDDING_MODEL'])('is none without %s', name => {
    expect(embeddingOf({ ...config, [name]: undefined })).toBeNull()
  })
})

describe('vectors for the engine', () => {
  const row = (id: string, want: number[] | null, have: number[] | null) => ({
    ...{ id, wantHash: `want ${id}`, haveHash: `have ${id}` },
    want: want && Uint8Array.from(want),
    have: have && Uint8Array.from(have),
  })
  test('are two rows of each member, zeros without one or of another dimension', () => {
    const packed = packVectors([
      row('a', null, [1, 255]),
      row('b', [2, 3], null),
      row('c', [1], [1, 2, 3]),
      row('d', null, null),
    ])
    expect(packed).toEqual({
      dimension: 2,
      bytes: Int8Array.from([0, 0, 1, -1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      ids: ['a', 'b', 'c', 'd'],
      wantHashes: ['want a', 'want b', 'want c', 'want d'],
      haveHashes: ['have a', 'have b', 'have c', 'have d'],
    })
    expect(packVectors([row('a', null, null)])).toMatchObject({ dimension: 0, bytes: new Int8Array(0) })
  })
})

describe('a batch', () => {
  const profile = (id: string, request: string, about: string, wantHash: string | null = null) => ({
    ...{ id, request, about, wantHash, goal: '', canHelp: '', position: '', company: '', tags: [], haveHash: null },
    changedAt: `change of ${id}`,
  })
  const told = ({ members, missing }: Batch) => ({
    texts: missing.map(({ text }) => text),
    members: members.map(({ participantId, changedAt, want, have }) => [participantId, changedAt, !!want, !!have]),
  })
  const changed = [profile('a', 'A lawyer', 'I bake'), profile('b', 'A florist', 'I sing'), profile('c', '', 'I read')]
  const allTold = [...changed.slice(0, 2), profile('c', 'A tutor', 'I read')]

  test('has the texts that have changed, and writes also those that are empty', () => {
    const batch = batchOf(changed)
    expect(told(batch)).toEqual({
      texts: ['A lawyer', 'I bake', 'A florist', 'I sing', 'I read'],
      members: ['a', 'b', 'c'].map(id => [id, `change of ${id}`, true, true]),
    })
    const known = batch.members[0]?.want?.hash as string
    expect(told(batchOf([profile('a', 'A lawyer', 'I bake', known)]))).toEqual({
      texts: ['I bake'],
      members: [['a', 'change of a', false, true]],
    })
  })

  test.each([
    [6, ['a', 'b', 'c'], 'change of b'],
    [5, ['a', 'b', 'c'], 'change of b'],
    [4, ['a', 'b'], 'change of b'],
    [3, ['a', 'b'], '-infinity'],
    [2, ['a'], undefined],
    [0, [], undefined],
  ])('cut to %i texts has what they complete, and half a member stays to be examined', (count, ids, changeOfB) => {
    const batch = cutBatch(batchOf(allTold), count)
    expect(batch.missing).toHaveLength(count)
    expect(batch.members.map(({ participantId }) => participantId)).toEqual(ids)
    expect(batch.members[1]?.changedAt).toBe(changeOfB)
  })
})

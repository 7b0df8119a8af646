import { expect, test } from 'vitest'
import { defaultRules } from './member.ts'
import { PairExclusions } from './pair-exclusions.ts'
import { bytesToChunk, chunkToBytes, ShownHistory } from './shown-history.ts'
import { member } from './testing.ts'

const chunk = {
  readers: Int32Array.from([0, 3]),
  counts: Int32Array.from([3, 1]),
  subjects: Int32Array.from([1, 2, 1, 0]),
  shownAt: Uint32Array.from([100, 4_000_000_000, 300, 50]),
}

test('the last of several times counts, in one direction only', () => {
  const history = new ShownHistory(4, [chunk])
  expect(history.lastShown(0, 1)).toBe(300_000)
  expect(history.lastShown(0, 2)).toBe(4_000_000_000_000)
  expect(history.lastShown(1, 0)).toBeUndefined()
  expect(history.lastShown(3, 0)).toBe(50_000)
  expect([0, 1, 2, 3].map(reader => history.countOf(reader))).toEqual([3, 0, 0, 1])
})

test('a chunk is the same after it was stored', () => {
  expect(bytesToChunk(chunkToBytes(chunk))).toEqual(chunk)
  // Within a larger one, at a place that no number begins at.
  const within = Buffer.concat([Buffer.from('x'), chunkToBytes(chunk), Buffer.from('y')]).subarray(1, -1)
  expect(bytesToChunk(within)).toEqual(chunk)
})

test('the packed history excludes as a list of records does', () => {
  const members = Array.from({ length: 60 }, (_, at) => member(`m${at}`, { about: 'I bake bread' }))
  const now = new Date('2026-11-16T09:00:00Z')
  const shown = (days: number) => Math.floor(now.getTime() / 1000) - days * 86_400
  const packed = new ShownHistory(members.length, [
    {
      ...chunk,
      counts: Int32Array.from([2, 1]),
      subjects: Int32Array.from([1, 2, 0]),
      shownAt: Uint32Array.from([shown(7), shown(80), shown(14)]),
    },
  ])
  const exclusions = new PairExclusions(members, [], defaultRules, now, packed)
  expect(exclusions.between(0, 1)).toBe('cooldown')
  expect(exclusions.between(1, 0)).toBeUndefined()
  expect(exclusions.between(0, 2)).toBeUndefined()
  expect(exclusions.between(3, 0)).toBe('cooldown')
})

test('how often each member was shown counts all readers', () => {
  expect([...new ShownHistory(4, [chunk, chunk]).timesShown()]).toEqual([2, 4, 2, 0])
})

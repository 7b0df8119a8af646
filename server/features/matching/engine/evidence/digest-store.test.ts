import { expect, test } from 'vitest'
import { type Digest, digestOf, lengthOf } from './digest.ts'
import { DigestStore } from './digest-store.ts'

const numbersOf = (digest: Digest) => [...digest.data.subarray(digest.at, digest.at + lengthOf(digest))]
const nothing = { request: '', goal: '', canHelp: '', about: '', position: '', company: '', tags: [], answers: [] }
const profile = (nth: number) => digestOf({ ...nothing, about: `I am an accountant and restore pianos number ${nth}` })

test('a store keeps many digests as they are, few arrays in all, and small ones for a small community', () => {
  const store = new DigestStore()
  const digests = Array.from({ length: 300 }, (_, nth) => profile(nth))
  const kept = digests.map(digest => store.keep(digest))
  expect(kept.map(numbersOf)).toEqual(digests.map(numbersOf))
  const arrays = new Set(kept.map(({ data }) => data))
  expect(arrays.size).toBeLessThan(8)
  expect(kept[0]?.data.byteLength).toBeLessThan(20_000)
})

test('of an erased digest nothing stays, and its neighbours do', () => {
  const store = new DigestStore()
  const [before, gone, after] = [1, 2, 3].map(nth => store.keep(profile(nth))) as [Digest, Digest, Digest]
  const [end, neighbours] = [gone.at + lengthOf(gone), [before, after].map(numbersOf)]
  expect(gone.data).toBe(after.data)
  store.erase(gone)
  expect(gone.data.subarray(gone.at, end).every(number => number === 0)).toBe(true)
  expect([before, after].map(numbersOf)).toEqual(neighbours)
})

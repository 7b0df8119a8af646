import { expect, it } from 'vitest'
import { recommendInstantly } from './instant.ts'

const search = {
  likes: Float32Array.of(0.9, 0.8, 0.5, 0),
  liked: Float32Array.of(0.9, 0.8, 0.5, 1),
  expectedIntros: [0, 0, 0, 0],
  capacity: [2, 2, 2, 2],
  count: 3,
}

it('returns the best first and never excluded members', () => {
  expect([...recommendInstantly(search)]).toEqual([0, 1, 2])
  expect([...recommendInstantly({ ...search, count: 4 })]).toEqual([0, 1, 2])
})

it('ranks members lower who already get more intros than they can answer', () => {
  expect([...recommendInstantly({ ...search, expectedIntros: [8, 0, 0, 0] })]).toEqual([1, 2, 0])
})

import { expect, test } from 'vitest'
import { foldSmall } from './rules.ts'

const of = (...sizes: number[]) => sizes.map((members, at) => ({ label: String.fromCharCode(97 + at), members }))
const folded = (...sizes: number[]) => {
  const { groups, other } = foldSmall(of(...sizes))
  return [groups.map(({ label, members }) => `${label}${members}`).join(' '), other.groups, other.members]
}

test.each([
  [
    [5, 3, 4],
    ['a5 b3 c4', 0, 0],
  ],
  [
    [5, 0, 4],
    ['a5 c4', 0, 0],
  ],
  [
    [5, 2, 2],
    ['a5', 2, 4],
  ],
  // One group of two could be told by subtraction: the smallest of the others joins it.
  [
    [9, 2, 4],
    ['a9', 2, 6],
  ],
  [
    [9, 1, 3, 3],
    ['a9 d3', 2, 4],
  ],
  [
    [9, 3, 2, 1],
    ['a9 b3', 2, 3],
  ],
  [[2], ['', 1, 2]],
  [
    [1, 1],
    ['', 2, 2],
  ],
  [[], ['', 0, 0]],
] as const)('groups of %o', (sizes, expected) => {
  expect(folded(...sizes)).toEqual(expected)
})

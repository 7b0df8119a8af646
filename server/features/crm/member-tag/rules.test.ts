import { expect, test } from 'vitest'
import { distinctTags, tagChanges } from './rules.ts'

test.each([
  [[], []],
  [['Tea'], ['Tea']],
  [['Tea', 'tea', 'TEA'], ['Tea']],
  [
    ['speaker', 'Investor'],
    ['Investor', 'speaker'],
  ],
  [
    ['Ёлка', 'ёлка', 'Чай'],
    ['Чай', 'Ёлка'],
  ],
])('of %j the tags %j are kept', (tags, kept) => {
  expect(distinctTags(tags)).toEqual(kept)
})

test.each([
  [[], [], { added: [], removed: [] }],
  [[], ['a'], { added: ['a'], removed: [] }],
  [['a'], [], { added: [], removed: ['a'] }],
  [['a', 'b'], ['b', 'c'], { added: ['c'], removed: ['a'] }],
])('from %j to %j', (before, after, changes) => {
  expect(tagChanges(before, after)).toEqual(changes)
})

import { expect, test } from 'vitest'
import { after, movesFrom } from './rules.ts'

test.each([
  ['OPEN', 'passOn', 'PASSED'],
  ['OPEN', 'decline', 'DECLINED'],
  ['OPEN', 'finish', 'DONE'],
  ['PASSED', 'passOn', null],
  ['PASSED', 'decline', null],
  ['PASSED', 'finish', 'DONE'],
  ['DECLINED', 'passOn', null],
  ['DECLINED', 'decline', null],
  ['DECLINED', 'finish', null],
  ['DONE', 'passOn', null],
  ['DONE', 'decline', null],
  ['DONE', 'finish', null],
] as const)('%s, %s: %s', (status, move, expected) => {
  expect(after(status, move)).toBe(expected)
  expect(movesFrom(status)[move]).toBe(expected !== null)
})

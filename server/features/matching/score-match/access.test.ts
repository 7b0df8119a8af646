import { expect, test } from 'vitest'
import { canScore } from './access.ts'

test.each([
  [null, 'a', 'b', true],
  ['c', 'a', 'b', true],
  ['a', 'a', 'b', false],
  ['b', 'a', 'b', false],
  [null, 'a', 'a', false],
])('moderator %s can score %s and %s: %s', (participantId, firstId, secondId, expected) => {
  expect(canScore({ participantId }, { firstId, secondId })).toBe(expected)
})

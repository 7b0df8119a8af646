import { expect, test } from 'vitest'
import { canSendAgain } from './rules.ts'

test.each([
  [null, true],
  ['BOUNCE', true],
  ['COMPLAINT', false],
] as const)('a letter to an address with %s can be sent again: %s', (bounce, expected) => {
  expect(canSendAgain({ bounce })).toBe(expected)
})

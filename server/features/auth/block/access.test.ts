import { expect, test } from 'vitest'
import { canBlock } from './access.ts'

test.each([
  ['ROLE_ADMIN', 'another', 'ROLE_ADMIN', true],
  ['ROLE_ADMIN', 'another', 'ROLE_USER', true],
  ['ROLE_USER', 'another', 'ROLE_ADMIN', false],
  ['ROLE_USER', 'another', 'ROLE_USER', true],
  ['ROLE_ADMIN', 'oneself', 'ROLE_ADMIN', false],
  ['ROLE_USER', 'oneself', 'ROLE_USER', false],
] as const)('%s can block %s with %s: %s', (role, who, otherRole, expected) => {
  const other = { userId: who === 'oneself' ? 'me' : 'other', role: otherRole }
  expect(canBlock({ userId: 'me', role }, other)).toBe(expected)
})

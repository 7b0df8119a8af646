import { expect, test } from 'vitest'
import { canReject } from './access.ts'

test.each([
  ['ROLE_ADMIN', 'ROLE_ADMIN', true],
  ['ROLE_ADMIN', 'ROLE_USER', true],
  ['ROLE_USER', 'ROLE_ADMIN', false],
  ['ROLE_USER', 'ROLE_USER', true],
] as const)('%s can reject %s: %s', (role, otherRole, expected) => {
  expect(canReject({ role }, { role: otherRole })).toBe(expected)
})

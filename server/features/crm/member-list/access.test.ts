import { expect, test } from 'vitest'
import { canSwitch } from './access.ts'

test.each([
  ['a manager', 'ROLE_USER', 'a member', 'ROLE_USER', true],
  ['a manager', 'ROLE_USER', 'an admin', 'ROLE_ADMIN', false],
  ['an admin', 'ROLE_ADMIN', 'a member', 'ROLE_USER', true],
  ['an admin', 'ROLE_ADMIN', 'another admin', 'ROLE_ADMIN', true],
] as const)('%s (%s) and %s (%s): %j', (_one, managerRole, _other, memberRole, may) => {
  expect(canSwitch({ role: managerRole, userId: 'a' }, { role: memberRole, userId: 'b' })).toBe(may)
})

test.each(['ROLE_USER', 'ROLE_ADMIN'] as const)('nobody switches the own profile off: %s', role => {
  expect(canSwitch({ role, userId: 'a' }, { role, userId: 'a' })).toBe(false)
})

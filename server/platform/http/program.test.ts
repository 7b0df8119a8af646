import { expect, test } from 'vitest'
import { isApiToken, refuseProgram } from './program.ts'

test('an API token is told from that of a session by its beginning', () => {
  expect(isApiToken('smv_abc')).toBe(true)
  expect(isApiToken('eyJhbGciOi.smv_.x')).toBe(false)
})

test.each([
  [null, 'events:read', ['events:read'], ['CAN_MANAGE_COMMUNITY']],
  ['SCOPE_MISSING', 'events:write', ['events:read'], ['CAN_MANAGE_COMMUNITY']],
  ['SCOPE_MISSING', 'events:read', [], ['CAN_MANAGE_COMMUNITY']],
  ['SCOPE_MISSING', null, ['events:read'], ['CAN_MANAGE_COMMUNITY']],
  ['UNAUTHORIZED', 'events:read', ['events:read'], ['CAN_CREATE_EVENTS', 'CAN_VIEW_ADMIN_PANEL']],
] as const)('%s: a call of scope %s with %s, of a manager with %s', (failure, wanted, held, permissions) => {
  expect(refuseProgram(wanted, [...held], [...permissions])).toBe(failure)
})

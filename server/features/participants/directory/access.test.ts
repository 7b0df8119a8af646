import { expect, test } from 'vitest'
import { permissions } from '#contract/roles.ts'
import { canBrowse } from './access.ts'

test('everybody can browse a transparent community', () => {
  expect(canBrowse({ permissions: [] }, { transparent: true })).toBe(true)
})

test.each(permissions.map(permission => [permission, permission === 'CAN_VIEW_ADMIN_PANEL'] as const))(
  'with only %s, a user can browse a community that is not transparent: %s',
  (permission, expected) => {
    expect(canBrowse({ permissions: [permission] }, { transparent: false })).toBe(expected)
  },
)

test('without a permission nobody can browse a community that is not transparent', () => {
  expect(canBrowse({ permissions: [] }, { transparent: false })).toBe(false)
})

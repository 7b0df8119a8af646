import { expect, test } from 'vitest'
import { permissions } from '#contract/roles.ts'
import { canBrowse } from './access.ts'

const closed = { transparent: false, customNavigation: null }

test('everybody can browse a transparent community', () => {
  expect(canBrowse({ permissions: [] }, { ...closed, transparent: true })).toBe(true)
})

test.each([
  [{ participants: { enabled: true } }, true],
  [{ participants: { enabled: false } }, false],
  [{ participants: { order: 1 } }, false],
  [{ contacts: { enabled: true } }, false],
  [{}, false],
])('with the tabs %j everybody can browse a community that is not transparent: %s', (tabs, expected) => {
  const community = { transparent: false, customNavigation: { tabs, customTabs: [] } }
  expect(canBrowse({ permissions: [] }, community)).toBe(expected)
})

test('a tab that is left out of the menu closes no transparent community', () => {
  const customNavigation = { tabs: { participants: { enabled: false } }, customTabs: [] }
  expect(canBrowse({ permissions: [] }, { transparent: true, customNavigation })).toBe(true)
})

test.each(permissions.map(permission => [permission, permission === 'CAN_VIEW_ADMIN_PANEL'] as const))(
  'with only %s, a user can browse a community that is not transparent: %s',
  (permission, expected) => {
    expect(canBrowse({ permissions: [permission] }, closed)).toBe(expected)
  },
)

test('without a permission nobody can browse a community that is not transparent', () => {
  expect(canBrowse({ permissions: [] }, closed)).toBe(false)
})

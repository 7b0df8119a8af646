import { expect, test } from 'vitest'
import { canRemove, canUpdate } from './access.ts'

const permissions = {
  manager: ['CAN_VIEW_ADMIN_PANEL', 'CAN_MANAGE_COMMUNITY'],
  moderator: ['CAN_VIEW_ADMIN_PANEL'],
} as const

test.each([
  ['manager', 'own', true, true],
  ['manager', 'other', false, true],
  ['manager', null, false, true],
  ['moderator', 'own', true, true],
  ['moderator', 'other', false, false],
  ['moderator', null, false, false],
] as const)('a %s and a note of %s: update %s, remove %s', (who, authorId, update, remove) => {
  const reader = { userId: 'own', permissions: [...permissions[who]] }
  expect(canUpdate(reader, { authorId })).toBe(update)
  expect(canRemove(reader, { authorId })).toBe(remove)
})

import { expect, test } from 'vitest'
import { decisionsFor, needsNote } from './rules.ts'

const all = ['DISMISSED', 'WARNED', 'DISABLED', 'REJECTED']

test.each([
  ['a member', 'ROLE_USER', 'ROLE_USER', 'CONFIRMED', true, all],
  ['a disabled member', 'ROLE_USER', 'ROLE_USER', 'CONFIRMED', false, ['DISMISSED', 'WARNED', 'REJECTED']],
  ['a rejected member', 'ROLE_USER', 'ROLE_USER', 'REJECTED', true, ['DISMISSED', 'WARNED', 'DISABLED']],
  ['an admin, by a moderator', 'ROLE_USER', 'ROLE_ADMIN', 'CONFIRMED', true, ['DISMISSED']],
  ['an admin, by an admin', 'ROLE_ADMIN', 'ROLE_ADMIN', 'CONFIRMED', true, all],
] as const)('decisions about %s', (_who, role, otherRole, moderationStatus, isEnabled, expected) => {
  expect(decisionsFor({ role }, { role: otherRole, moderationStatus, isEnabled })).toEqual(expected)
})

test('a warning and a rejection need words', () => {
  expect(all.map(decision => needsNote(decision as 'WARNED'))).toEqual([false, true, false, true])
})

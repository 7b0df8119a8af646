import { expect, test } from 'vitest'
import { decisionsFor, needsNote } from './rules.ts'

const all = ['DISMISSED', 'WARNED', 'DISABLED', 'REJECTED', 'BLOCKED']
const ofModerator = all.slice(0, 4)
const member = { role: 'ROLE_USER', moderationStatus: 'CONFIRMED', isEnabled: true, isBlocked: false } as const
const moderator = { role: 'ROLE_USER', permissions: ['CAN_MODERATE_COMMUNITY'] } as const
const manager = { role: 'ROLE_USER', permissions: ['CAN_MODERATE_COMMUNITY', 'CAN_MANAGE_COMMUNITY'] } as const
const admin = { role: 'ROLE_ADMIN', permissions: [] } as const

test.each([
  ['a member, by a moderator', moderator, {}, ofModerator],
  ['a member, by a manager', manager, {}, all],
  ['a member, by an admin', admin, {}, all],
  ['a blocked member, by a manager', manager, { isBlocked: true }, ofModerator],
  ['a disabled member', moderator, { isEnabled: false }, ['DISMISSED', 'WARNED', 'REJECTED']],
  ['a rejected member', moderator, { moderationStatus: 'REJECTED' }, ['DISMISSED', 'WARNED', 'DISABLED']],
  ['an admin, by a manager', manager, { role: 'ROLE_ADMIN' }, ['DISMISSED']],
  ['an admin, by an admin', admin, { role: 'ROLE_ADMIN' }, all],
] as const)('decisions about %s', (_who, { role, permissions }, other, expected) => {
  expect(decisionsFor({ role, permissions: [...permissions] }, { ...member, ...other })).toEqual(expected)
})

test('a warning, a rejection and a block need words', () => {
  expect(all.map(decision => needsNote(decision as 'WARNED'))).toEqual([false, true, false, true, true])
})

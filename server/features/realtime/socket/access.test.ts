import { expect, test } from 'vitest'
import { authoriseCommunityTopic } from './access.ts'
import { readTopic } from './rules.ts'

const member = {
  participantId: 'p',
  moderationStatus: 'CONFIRMED' as const,
  isEnabled: true,
  isOrganiser: false,
  permissions: [],
}
const organiser = { ...member, participantId: null, moderationStatus: null, isOrganiser: true }

test.each([
  ['a member', member, ['c', 'chats'], true],
  ['a member', member, ['c', 'notifications'], true],
  ['a member', member, ['c', 'presence'], true],
  ['a member', member, ['d', 'chats'], false],
  ['a member', member, ['c', 'passwords'], false],
  ['a member', member, ['c'], false],
  ['a member', member, ['c', 'chats', 'all'], false],
  ['a pending member', { ...member, moderationStatus: 'PENDING' as const }, ['c', 'notifications'], true],
  ['a pending member', { ...member, moderationStatus: 'PENDING' as const }, ['c', 'presence'], false],
  ['a hidden member', { ...member, isEnabled: false }, ['c', 'chats'], true],
  ['a hidden member', { ...member, isEnabled: false }, ['c', 'presence'], false],
  ['an organiser', organiser, ['c', 'notifications'], true],
  ['an organiser', organiser, ['c', 'presence'], true],
  [
    'a moderator',
    { ...organiser, isOrganiser: false, permissions: ['CAN_MODERATE_COMMUNITY' as const] },
    ['c', 'presence'],
    true,
  ],
  ['a user without a profile', { ...organiser, isOrganiser: false }, ['c', 'chats'], true],
  ['a user without a profile', { ...organiser, isOrganiser: false }, ['c', 'presence'], false],
])('%s %o subscribes to %o: %s', (_name, reader, path, isAllowed) => {
  expect(authoriseCommunityTopic('c', reader, path)).toBe(isAllowed)
})

test.each([
  ['/topic/chat/1', { name: 'chat', path: ['1'] }],
  ['/topic/community/a-1/presence', { name: 'community', path: ['a-1', 'presence'] }],
  ['/topic/chat/', null],
  ['/topic/chat', null],
  ['/queue/chat/1', null],
  ['topic/chat/1', null],
  ['/topic/chat/1\n', null],
  ['x/topic/chat/1', null],
  ['/topic/Chat/1', null],
  [`/topic/chat/${'1'.repeat(201)}`, null],
])('%j is read', (destination, read) => {
  expect(readTopic(destination)).toEqual(read)
})

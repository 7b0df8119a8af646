import { describe, expect, test } from 'vitest'
import type { Actor } from '#server/platform/http/context.ts'
import { isOpen, rightsOver } from './access.ts'

const subject = { userId: 'vera', moderationStatus: 'CONFIRMED', isEnabled: true, isBlocked: false }
const member = {
  userId: 'boris',
  participantId: 'p',
  moderationStatus: 'CONFIRMED',
  isEnabled: true,
  permissions: [] as Actor['permissions'],
} as Actor
const all = { note: true, meet: true, reach: true }
const none = { note: false, meet: false, reach: false }

describe('rights over another participant', () => {
  test.each<[string, Actor | null, object]>([
    ['a member', member, all],
    ['a visitor', null, none],
    ['a user without a profile', { ...member, participantId: null, moderationStatus: null }, none],
    ['a participant who is pending', { ...member, moderationStatus: 'PENDING' }, none],
    ['a participant who was rejected', { ...member, moderationStatus: 'REJECTED' }, none],
    ['a participant who is not enabled', { ...member, isEnabled: false }, none],
    [
      'a moderator without a profile',
      { ...member, participantId: null, permissions: ['CAN_MODERATE_COMMUNITY'] },
      none,
    ],
    ['the owner of the profile', { ...member, userId: 'vera' }, none],
  ])('of %s', (_who, actor, expected) => {
    expect(rightsOver(actor, subject)).toEqual(expected)
  })

  test.each([
    ['pending', { moderationStatus: 'PENDING' }],
    ['rejected', { moderationStatus: 'REJECTED' }],
    ['not enabled', { isEnabled: false }],
    ['blocked', { isBlocked: true }],
  ])('a member has none over a participant who is %s, whose profile is not open', (_state, own) => {
    expect(isOpen({ ...subject, ...own })).toBe(false)
    expect(rightsOver(member, { ...subject, ...own })).toEqual(none)
  })

  test('a confirmed, enabled profile that is not blocked is open', () => {
    expect(isOpen(subject)).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import { profileVisibilities } from '#contract/participants/profile-visibility.ts'
import type { Actor } from '#server/platform/http/context.ts'
import { isOpen, isOpenToVisitors, rightsOver, sightOf } from './access.ts'

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

describe('what a reader sees of a profile', () => {
  const nobody = { isOwn: false, looksAfter: false, isMember: false, isConnected: false }
  const readers = {
    visitor: nobody,
    member: { ...nobody, isMember: true },
    connected: { ...nobody, isMember: true, isConnected: true },
    oneself: { ...nobody, isOwn: true, isMember: true },
    'oneself while pending': { ...nobody, isOwn: true },
    moderator: { ...nobody, looksAfter: true, isMember: true },
  }
  const table = {
    link: ['visitor', 'whole', 'whole', 'team', 'team', 'team'],
    public: ['visitor', 'whole', 'whole', 'team', 'team', 'team'],
    members: [null, 'whole', 'whole', 'team', 'team', 'team'],
    connections: [null, 'name', 'whole', 'team', 'team', 'team'],
  }

  test.each(profileVisibilities)('with visibility %s, by reader', profileVisibility => {
    const seen = Object.values(readers).map(reader => sightOf(reader, { ...subject, profileVisibility }))
    expect(seen).toEqual(table[profileVisibility])
  })

  test('that is not open is nothing, except for oneself and moderators', () => {
    const pending = { ...subject, moderationStatus: 'PENDING', profileVisibility: 'public' as const }
    const seen = Object.values(readers).map(reader => sightOf(reader, pending))
    expect(seen).toEqual([null, null, null, 'team', 'team', 'team'])
  })

  test('is open to visitors by link and publicly', () => {
    expect(profileVisibilities.filter(isOpenToVisitors)).toEqual(['link', 'public'])
  })
})

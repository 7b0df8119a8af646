import { describe, expect, test } from 'vitest'
import type { Permission, Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import { canCreateEvent, canListEvents, canManageEvent, canSeeEvent, isMember, runsEvents } from './access.ts'

const who = (role: Role, ...permissions: Permission[]) => ({ role, permissions })
const member = {
  ...who('ROLE_USER'),
  participantId: 'p' as string | null,
  moderationStatus: 'CONFIRMED' as ModerationStatus | null,
  isEnabled: true,
}

describe('rights to events', () => {
  /** Runs every event, may create. */
  const rights: [string, ReturnType<typeof who>, boolean, boolean][] = [
    ['a user', who('ROLE_USER'), false, false],
    ['an admin', who('ROLE_ADMIN'), true, true],
    ['CAN_MODERATE_COMMUNITY', who('ROLE_USER', 'CAN_MODERATE_COMMUNITY'), true, true],
    ['CAN_CREATE_EVENTS', who('ROLE_USER', 'CAN_CREATE_EVENTS'), false, true],
    ['CAN_VIEW_ADMIN_PANEL', who('ROLE_USER', 'CAN_VIEW_ADMIN_PANEL'), false, false],
    ['CAN_MANAGE_COMMUNITY', who('ROLE_USER', 'CAN_MANAGE_COMMUNITY'), false, false],
    ['CAN_SEND_NEWSLETTERS', who('ROLE_USER', 'CAN_SEND_NEWSLETTERS'), false, false],
    ['CAN_SCORE_MATCHES', who('ROLE_USER', 'CAN_SCORE_MATCHES'), false, false],
    ['CAN_CHAT', who('ROLE_USER', 'CAN_CHAT'), false, false],
  ]
  test.each(rights)('of %s', (_name, actor, runs, creates) => {
    expect([runsEvents(actor), canCreateEvent(actor)]).toEqual([runs, creates])
    expect(canListEvents(actor)).toBe(creates || actor.permissions.includes('CAN_VIEW_ADMIN_PANEL'))
    for (const isResponsible of [true, false])
      expect(canManageEvent(actor, { isResponsible })).toBe(isResponsible || runs)
  })

  test('a visitor manages nothing', () => {
    for (const isResponsible of [true, false]) expect(canManageEvent(null, { isResponsible })).toBe(false)
  })
})

describe('a member', () => {
  test('is a confirmed, enabled participant', () => {
    expect(isMember(member)).toBe(true)
    for (const change of [
      { participantId: null },
      { moderationStatus: 'PENDING' as const },
      { moderationStatus: null },
      { isEnabled: false },
    ])
      expect(isMember({ ...member, ...change }), JSON.stringify(change)).toBe(false)
    expect(isMember(null)).toBe(false)
  })
})

describe('seeing an event', () => {
  const readers = {
    visitor: null,
    member,
    pending: { ...member, moderationStatus: 'PENDING' as const },
    withoutProfile: { ...member, participantId: null, moderationStatus: null },
    disabled: { ...member, isEnabled: false },
    admin: { ...member, ...who('ROLE_ADMIN'), participantId: null },
  }
  const seesPrivate: Record<keyof typeof readers, boolean> = {
    visitor: false,
    member: true,
    pending: false,
    withoutProfile: false,
    disabled: false,
    admin: true,
  }
  test.each(Object.keys(readers) as (keyof typeof readers)[])('%s', name => {
    const reader = readers[name]
    for (const isResponsible of [true, false]) {
      expect(canSeeEvent(reader, { visibility: 'PUBLIC', isResponsible })).toBe(true)
      expect(canSeeEvent(reader, { visibility: 'PRIVATE', isResponsible })).toBe(
        seesPrivate[name] || (isResponsible && reader !== null),
      )
    }
  })
})

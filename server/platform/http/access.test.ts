import { describe, expect, test } from 'vitest'
import type { Access } from '#contract/endpoint.ts'
import { permissions } from '#contract/roles.ts'
import { allPermissions, refuse } from './access.ts'
import type { Actor } from './context.ts'

const user = { participantId: null, moderationStatus: null, isEnabled: false, permissions: [] as Actor['permissions'] }
const member = { ...user, participantId: 'p', moderationStatus: 'CONFIRMED', isEnabled: true } as const
const actors = {
  user,
  member,
  'pending participant': { ...member, moderationStatus: 'PENDING' },
  'rejected participant': { ...member, moderationStatus: 'REJECTED' },
  'disabled participant': { ...member, isEnabled: false },
  'confirmed and enabled without a participant': { ...member, participantId: null },
} as const

describe('the coarse access check', () => {
  test.each<[Access, keyof typeof actors | 'visitor', string | null]>([
    ['anyone', 'visitor', null],
    ['anyone', 'user', null],
    ['session', 'visitor', 'UNAUTHORIZED'],
    ['session', 'user', null],
    ['user', 'visitor', 'UNAUTHORIZED'],
    ['user', 'user', null],
    ['participant', 'visitor', 'UNAUTHORIZED'],
    ['participant', 'user', 'FORBIDDEN'],
    ['participant', 'pending participant', null],
    ['participant', 'rejected participant', null],
    ['participant', 'disabled participant', null],
    ['participant', 'member', null],
    ['member', 'visitor', 'UNAUTHORIZED'],
    ['member', 'user', 'FORBIDDEN'],
    ['member', 'pending participant', 'FORBIDDEN'],
    ['member', 'rejected participant', 'FORBIDDEN'],
    ['member', 'disabled participant', 'FORBIDDEN'],
    ['member', 'confirmed and enabled without a participant', 'FORBIDDEN'],
    ['member', 'member', null],
  ])('for %s by a %s: %s', (access, who, refusal) => {
    expect(refuse(access, who === 'visitor' ? null : (actors[who] as Actor))).toBe(refusal)
  })

  test.each(permissions)('for %s allows those who have it, and nobody else', permission => {
    const others = permissions.filter(each => each !== permission)
    expect(refuse(permission, null)).toBe('UNAUTHORIZED')
    expect(refuse(permission, { ...member, permissions: others } as Actor)).toBe(
      permission === 'CAN_MODERATE_COMMUNITY' ? 'MODERATION_FORBIDDEN' : 'FORBIDDEN',
    )
    expect(refuse(permission, { ...member, permissions: [permission] } as Actor)).toBeNull()
    // Chats are between participants.
    const refusal = permission === 'CAN_CHAT' ? 'FORBIDDEN' : null
    expect(refuse(permission, { ...user, permissions: [permission] } as Actor)).toBe(refusal)
  })
})

test('an admin has every permission', () => {
  expect(allPermissions).toEqual([...permissions])
})

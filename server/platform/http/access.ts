import type { FailureName } from '#contract/capabilities.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Access } from '#contract/endpoint.ts'
import { type Permission, permissions } from '#contract/roles.ts'
import type { Actor } from './context.ts'

/** The coarse access check of every call, before its action runs. Returns the failure, or null when allowed. */
export function refuse(access: Access, actor: Actor | null): FailureName | null {
  if (access === 'anyone') return null
  if (!actor) return 'UNAUTHORIZED'
  switch (access) {
    case 'session':
    case 'user':
      return null
    case 'participant':
      return actor.participantId ? null : 'FORBIDDEN'
    case 'member':
      return actor.participantId && actor.moderationStatus === 'CONFIRMED' && actor.isEnabled ? null : 'FORBIDDEN'
    case 'CAN_CHAT':
      return actor.participantId && actor.permissions.includes(access) ? null : 'FORBIDDEN'
    case 'CAN_MODERATE_COMMUNITY':
      return actor.permissions.includes(access) ? null : 'MODERATION_FORBIDDEN'
    default:
      return actor.permissions.includes(access) ? null : 'FORBIDDEN'
  }
}

type Known = Pick<Actor, 'role' | 'permissions' | 'participantId' | 'moderationStatus' | 'isEnabled'>

/** Permissions as they count: an admin has all, and the community may let every confirmed member chat. */
export function permissionsOf(actor: Known, community: Pick<Community, 'membersMayChat'>): Permission[] {
  if (actor.role === 'ROLE_ADMIN') return allPermissions
  const { permissions: given } = actor
  const isMember = actor.participantId !== null && actor.moderationStatus === 'CONFIRMED' && actor.isEnabled
  const mayChat = community.membersMayChat && isMember && !given.includes('CAN_CHAT')
  return mayChat ? given.concat('CAN_CHAT') : given
}

/** An admin has every permission of the community without rows in `permission`. */
export const allPermissions = [...permissions]

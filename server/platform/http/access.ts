import type { FailureName } from '#contract/capabilities.ts'
import type { Access } from '#contract/endpoint.ts'
import { permissions } from '#contract/roles.ts'
import type { Actor } from './context.ts'

/** The coarse access check of every call, before its action runs. Returns the failure, or null when allowed. */
export function refuse(access: Access, actor: Actor | null): FailureName | null {
  if (access === 'anyone') return null
  if (!actor) return 'UNAUTHORIZED'
  switch (access) {
    case 'user':
      return null
    case 'participant':
      return actor.participantId ? null : 'FORBIDDEN'
    case 'member':
      return actor.participantId && actor.moderationStatus === 'CONFIRMED' && actor.isEnabled ? null : 'FORBIDDEN'
    default:
      return actor.permissions.includes(access) ? null : 'FORBIDDEN'
  }
}

/** An admin has every permission of the community without rows in `permission`. */
export const allPermissions = [...permissions]

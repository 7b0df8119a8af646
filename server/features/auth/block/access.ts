import type { Role } from '#contract/roles.ts'
import type { Actor } from '#server/platform/http/context.ts'

/** Nobody can block themselves, and only an admin can block an admin, or unblock one. */
export const canBlock = (actor: Pick<Actor, 'userId' | 'role'>, other: { userId: string; role: Role }): boolean =>
  actor.userId !== other.userId && (other.role !== 'ROLE_ADMIN' || actor.role === 'ROLE_ADMIN')

import type { Role } from '#contract/roles.ts'
import type { Actor } from '#server/platform/http/context.ts'

/** Only an admin can take back the confirmation of an admin. */
export const canReject = (actor: Pick<Actor, 'role'>, other: { role: Role }): boolean =>
  other.role !== 'ROLE_ADMIN' || actor.role === 'ROLE_ADMIN'

import { type Right, rights } from '#contract/admin/community-role.ts'
import type { Actor } from '#server/platform/http/context.ts'

type Giver = Pick<Actor, 'role' | 'permissions'>

/** Only an admin makes admins; nobody gives or takes what they do not have. */
export const canChange = (actor: Giver, right: Right): boolean =>
  actor.role === 'ROLE_ADMIN' ||
  (right !== 'ROLE_ADMIN' && actor.permissions.includes('CAN_MANAGE_COMMUNITY') && actor.permissions.includes(right))

/** What the actor can give to somebody or take from them. Only an admin changes the rights of an admin. */
export const changeable = (actor: Giver, held: Right[]): Right[] =>
  held.includes('ROLE_ADMIN') && actor.role !== 'ROLE_ADMIN' ? [] : rights.filter(right => canChange(actor, right))

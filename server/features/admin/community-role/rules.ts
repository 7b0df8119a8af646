import { type Right, rights } from '#contract/admin/community-role.ts'
import type { Permission } from '#contract/roles.ts'

/** The rights after a change, in the order of the contract. What is both given and taken is taken. */
export const rightsAfter = (held: Right[], give: Right[], take: Right[]): Right[] =>
  rights.filter(right => (held.includes(right) || give.includes(right)) && !take.includes(right))

export const permissionsIn = (list: Right[]): Permission[] =>
  list.filter((right): right is Permission => right !== 'ROLE_ADMIN')

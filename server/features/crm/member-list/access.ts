import type { Role } from '#contract/roles.ts'

type Person = { role: Role; userId: string }

/** Admins are switched by admins alone, and nobody shuts themselves out. */
export const canSwitch = (manager: Person, member: Person): boolean =>
  manager.userId !== member.userId && (member.role !== 'ROLE_ADMIN' || manager.role === 'ROLE_ADMIN')

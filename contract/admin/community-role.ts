import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { permissions } from '../roles.ts'
import { id, list, paging, text } from '../shapes.ts'

/** What can be given to a user: the role of an admin, who has every permission, or single permissions. */
export const rights = ['ROLE_ADMIN', ...permissions] as const
export const right = z.enum(rights)
export type Right = z.infer<typeof right>

/** Somebody with rights here, or a member who can be given some. */
export const communityRole = z.strictObject({
  userId: id,
  /** Null for somebody without a profile here. */
  participantId: id.nullable(),
  /** The email of somebody without a profile. */
  name: z.string(),
  avatarUrl: z.string().nullable(),
  /** As given: an admin has every permission, and those that the community gives to all members are not in it. */
  rights: z.array(right),
  isMe: z.boolean(),
  can: z.strictObject({
    /** What the caller can give to this person or take from them. */
    change: z.array(right),
  }),
})
export type CommunityRole = z.infer<typeof communityRole>

/** Who may do what in this community. */
export const communityRoleApi = {
  list: endpoint({
    call: 'GET /api/admin/roles',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'List those who have rights in this community beyond the chat, the longest here first; with a search, confirmed members by name.',
    input: { search: text(limits.search.max).optional(), ...paging },
    reply: list(communityRole),
  }),
  get: endpoint({
    call: 'GET /api/admin/roles/:userId',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Get the rights of one user in this community.',
    input: { userId: id },
    reply: communityRole,
    fails: ['NOT_FOUND'],
  }),
  update: endpoint({
    call: 'POST /api/admin/roles/:userId',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Give rights to a user and take others, at once. Only an admin gives or takes the role of an admin; others give and take what they have themselves. The last admin stays.',
    input: { userId: id, give: z.array(right).max(rights.length), take: z.array(right).max(rights.length) },
    reply: communityRole,
    fails: ['NOT_FOUND', 'FORBIDDEN', 'LAST_ADMIN_STAYS', 'NO_RIGHTS_FOR_PENDING'],
    limit: 'write',
  }),
}

import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing, text } from '../shapes.ts'

/** Blocking of a user in one community, by its managers. */
export const blockApi = {
  create: endpoint({
    call: 'POST /api/admin/users/:userId/block',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Block a user in this community and end their sessions here.',
    input: { userId: id, reason: text(limits.text.max).optional() },
    reply: nothing,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'POST /api/admin/users/:userId/unblock',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Unblock a user.',
    input: { userId: id },
    reply: nothing,
    limit: 'write',
  }),
}

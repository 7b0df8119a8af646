import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing, text } from '../shapes.ts'

/** Deletion of an account by its owner, and blocking in one community by its managers. */
export const accountApi = {
  sendDeletionCode: endpoint({
    call: 'POST /api/users/delete/:id/code',
    access: 'user',
    summary: 'Send a code that confirms the deletion of an account without a password.',
    input: { id },
    reply: nothing,
    limit: 'letter',
  }),
  deleteAccount: endpoint({
    call: 'DELETE /api/users/delete/:id',
    access: 'user',
    summary: 'Delete the own account, confirmed by its password, or by a code if it has none.',
    body: 'json',
    input: {
      id,
      password: z.string().max(limits.password.max).optional(),
      code: z.string().trim().max(20).optional(),
    },
    reply: nothing,
    fails: ['INVALID_PASSWORD', 'INVALID_CODE', 'LAST_ADMIN'],
    transaction: 'none',
    limit: 'signIn',
  }),
  block: endpoint({
    call: 'POST /api/admin/users/:userId/block',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Block a user in this community and end their sessions here.',
    input: { userId: id, reason: text(limits.text.max).optional() },
    reply: nothing,
    limit: 'write',
  }),
  unblock: endpoint({
    call: 'POST /api/admin/users/:userId/unblock',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Unblock a user.',
    input: { userId: id },
    reply: nothing,
    limit: 'write',
  }),
}

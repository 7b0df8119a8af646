import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing, text } from '../shapes.ts'

/** The end of an account: by its owner, or for one community by those who manage it. */
export const accountApi = {
  sendDeletionCode: endpoint({
    call: 'POST /api/users/delete/:id/code',
    access: 'user',
    summary: 'Send a code with which an account without a password is deleted.',
    input: { id },
    reply: nothing,
    limit: 'letter',
  }),
  deleteAccount: endpoint({
    call: 'DELETE /api/users/delete/:id',
    access: 'user',
    summary: 'Delete the own account, proven by its password, or by a code where it has none.',
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
    summary: 'Keep a user out of this community; their sessions here end at once.',
    input: { userId: id, reason: text(limits.text.max).optional() },
    reply: nothing,
    limit: 'write',
  }),
  unblock: endpoint({
    call: 'POST /api/admin/users/:userId/unblock',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Let a blocked user in again.',
    input: { userId: id },
    reply: nothing,
    limit: 'write',
  }),
}

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing } from '../shapes.ts'

/** Deletion of an account by its owner. */
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
}

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing } from '../shapes.ts'

export const codeState = z.enum(['VALID', 'USED', 'EXPIRED', 'TOO_MANY_TRIES'])
export type CodeState = z.infer<typeof codeState>

/** Kinds of letters that carry a code or a link. */
export const letterPurpose = z.enum([
  'OTP',
  'MAGIC',
  'CONFIRM_EMAIL',
  'RECOVERY',
  'DELETE_ACCOUNT',
  'LINK_PROVIDER',
  'EMAIL_OLD',
  'EMAIL_NEW',
])

/** Deletion of an account by its owner, and what a letter with a code is about. */
export const accountApi = {
  getLetter: endpoint({
    call: 'GET /api/auth/letter/:id',
    access: 'anyone',
    summary:
      'Get what the link of a letter would do, by the public part of its code. Uses nothing up, so that pages may call it before the reader presses a button.',
    input: { id },
    reply: z.strictObject({
      purpose: letterPurpose,
      state: codeState,
      /** Address of the account, masked. */
      email: z.string(),
      /** Whether the caller is signed in to that account. */
      isOwn: z.boolean(),
      hasPassword: z.boolean(),
    }),
  }),
  disownLetter: endpoint({
    call: 'POST /api/auth/letter/disown',
    access: 'anyone',
    summary:
      'Answer "this was not me" to a letter: ends its code; removes an account that was registered with the address and never confirmed; withdraws a change of the address. A letter about an open session also ends all sessions.',
    input: { letter: z.string().trim().max(200) },
    reply: z.strictObject({ purpose: letterPurpose, hasEndedSessions: z.boolean(), hasRemovedAccount: z.boolean() }),
    fails: ['INVALID_CODE'],
    transaction: 'none',
    limit: 'signIn',
  }),
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

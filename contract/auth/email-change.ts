import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { email, instant, nothing } from '../shapes.ts'

export const emailChange = z.strictObject({
  newEmail: z.string(),
  /** Confirmed from the current address, and from the new one. */
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: instant,
})
export type EmailChange = z.infer<typeof emailChange>

/** Change of the email address, which both addresses confirm. */
export const emailChangeApi = {
  find: endpoint({
    call: 'GET /api/auth/email',
    access: 'user',
    summary: 'Find the requested change of the email address; null when there is none.',
    reply: z.strictObject({ change: emailChange.nullable() }),
  }),
  create: endpoint({
    call: 'POST /api/auth/email',
    access: 'user',
    summary:
      'Request another email address: a letter goes to both addresses, and both confirm. An account with a password needs it. An address that was never confirmed need not confirm its replacement.',
    input: { email, password: z.string().max(limits.password.max).optional() },
    reply: nothing,
    fails: ['INVALID_PASSWORD', 'EMAIL_TAKEN'],
    transaction: 'none',
    limit: 'letter',
  }),
  remove: endpoint({
    call: 'DELETE /api/auth/email',
    access: 'user',
    summary: 'Withdraw the requested change.',
    reply: nothing,
    limit: 'write',
  }),
  confirm: endpoint({
    call: 'POST /api/auth/email/confirm',
    access: 'anyone',
    summary: 'Confirm the change with the code of one of its two letters; the second one makes it.',
    input: { code: z.string().trim().max(200) },
    reply: z.strictObject({ isChanged: z.boolean() }),
    fails: ['INVALID_CODE', 'EMAIL_TAKEN'],
    transaction: 'none',
    limit: 'signIn',
  }),
}

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { email, id, instant, nothing, requiredText } from '../shapes.ts'

/** A sign-in code that a manager issues, for one person or for many. */
export const accessCode = z.strictObject({
  id,
  label: z.string(),
  /** Email of the one person who can use it; null for a shared code, used with any email. */
  email: email.nullable(),
  usesLeft: z.number().int().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  isRevoked: z.boolean(),
})

export const accessCodeApi = {
  list: endpoint({
    call: 'GET /api/admin/access-codes',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List access codes, newest first, without the codes themselves.',
    reply: z.array(accessCode),
  }),
  create: endpoint({
    call: 'POST /api/admin/access-codes',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Create an access code. The code is returned only once.',
    input: {
      label: requiredText(limits.title.max),
      email: email.optional(),
      uses: z.number().int().min(1).max(100_000).optional(),
      expiresAt: instant.optional(),
    },
    reply: z.strictObject({ id, code: z.string() }),
    idempotent: true,
    limit: 'write',
  }),
  revoke: endpoint({
    call: 'POST /api/admin/access-codes/:id/revoke',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Revoke an access code. Sessions that it opened stay.',
    input: { id },
    reply: nothing,
    limit: 'write',
  }),
}

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { email, id, instant, nothing, requiredText } from '../shapes.ts'

/** A code that a manager gives out to sign in with, to one person or to many. */
export const accessCode = z.strictObject({
  id,
  label: z.string(),
  /** Whose code it is; null for one that many use, each with an own address. */
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
    summary: 'The codes that managers gave out, newest first; not the codes themselves.',
    reply: z.array(accessCode),
  }),
  create: endpoint({
    call: 'POST /api/admin/access-codes',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Make a code to sign in with. It is shown this once.',
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
    summary: 'Take a code back; sessions that it opened stay.',
    input: { id },
    reply: nothing,
    limit: 'write',
  }),
}

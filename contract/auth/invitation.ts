import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, id, instant, nothing } from '../shapes.ts'

/** Code of a manager's invitation, or id of the participant whose personal link it is. */
const code = z.string().trim().min(1).max(100)

const inviter = z.strictObject({ firstName: z.string(), lastName: z.string(), avatarUrl: z.string().nullable() })

export const invitation = z.strictObject({
  id,
  email: email.nullable(),
  /** Remaining uses; null for unlimited. */
  usesLeft: z.number().int().nullable(),
  accepted: z.number().int(),
  expiresAt: instant.nullable(),
  /** When its letter will be sent, if a daily cap holds it. */
  heldUntil: instant.nullable(),
  createdAt: instant,
})

export const invitationApi = {
  preview: endpoint({
    call: 'GET /api/invitation/:code',
    access: 'anyone',
    summary: 'Get the inviter of an invitation that is still valid.',
    input: { code },
    reply: z.strictObject({ inviter: inviter.nullable() }),
    limit: 'signIn',
  }),
  accept: endpoint({
    call: 'POST /api/invitation/:code',
    access: 'user',
    summary: 'Save whose invitation the user followed. Only the first one counts.',
    input: { code, invitedBy: id.optional() },
    reply: nothing,
    fails: ['INVITATION_OF_ANOTHER'],
    limit: 'write',
  }),
  list: endpoint({
    call: 'GET /api/admin/invitations',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List the invitations that managers created, newest first.',
    reply: z.array(invitation),
  }),
  create: endpoint({
    call: 'POST /api/admin/invitations',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Create an invitation; one with an email is also sent there. The link is returned only once.',
    input: {
      email: email.optional(),
      uses: z.number().int().min(1).max(100_000).optional(),
      expiresAt: instant.optional(),
    },
    reply: z.strictObject({ id, url: z.string() }),
    fails: ['INVITED_TOO_OFTEN', 'TOO_MANY_INVITATIONS'],
    idempotent: true,
    secret: true,
    limit: 'write',
  }),
  revoke: endpoint({
    call: 'DELETE /api/admin/invitations/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Revoke an invitation. Those who joined by it stay.',
    input: { id },
    reply: nothing,
    limit: 'write',
  }),
}

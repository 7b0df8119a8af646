import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, id, instant, nothing } from '../shapes.ts'

/** The code of a manager's invitation, or the id of the participant whose own link it is. */
const code = z.string().trim().min(1).max(100)

const inviter = z.strictObject({ firstName: z.string(), lastName: z.string(), avatarUrl: z.string().nullable() })

export const invitation = z.strictObject({
  id,
  email: email.nullable(),
  /** How many may still come by it; null without an end. */
  usesLeft: z.number().int().nullable(),
  accepted: z.number().int(),
  expiresAt: instant.nullable(),
  createdAt: instant,
})

export const invitationApi = {
  preview: endpoint({
    call: 'GET /api/invitation/:code',
    access: 'anyone',
    summary: 'Who invites, if the invitation still works.',
    input: { code },
    reply: z.strictObject({ inviter: inviter.nullable() }),
    limit: 'signIn',
  }),
  accept: endpoint({
    call: 'POST /api/invitation/:code',
    access: 'user',
    summary: 'Remember by whose invitation the user came. A second one changes nothing.',
    input: { code, invitedBy: id.optional() },
    reply: nothing,
    limit: 'write',
  }),
  list: endpoint({
    call: 'GET /api/admin/invitations',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'The invitations that managers made, newest first.',
    reply: z.array(invitation),
  }),
  create: endpoint({
    call: 'POST /api/admin/invitations',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Make an invitation; one with an address is also sent there. Its link is shown this once.',
    input: {
      email: email.optional(),
      uses: z.number().int().min(1).max(100_000).optional(),
      expiresAt: instant.optional(),
    },
    reply: z.strictObject({ id, url: z.string() }),
    idempotent: true,
    limit: 'write',
  }),
  revoke: endpoint({
    call: 'DELETE /api/admin/invitations/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Take an invitation back; who came by it stays.',
    input: { id },
    reply: nothing,
    limit: 'write',
  }),
}

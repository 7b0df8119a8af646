import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, id, instant, list, nothing, paging, text } from '../shapes.ts'

export const bounceKind = z.enum(['BOUNCE', 'COMPLAINT'])

const failedLetter = z.strictObject({
  id,
  kind: z.string(),
  recipient: z.string(),
  /** Of the member with this address; null for others. */
  name: z.string().nullable(),
  subject: z.string(),
  /** `UNCERTAIN`: it may have arrived. */
  status: z.enum(['FAILED', 'UNCERTAIN']),
  problem: z.string(),
  /** Why no letter is sent to this address; null if letters are. */
  bounce: bounceKind.nullable(),
  attempts: z.number().int(),
  createdAt: instant,
  can: z.strictObject({ sendAgain: z.boolean() }),
})
export type FailedLetter = z.infer<typeof failedLetter>

const memberBounce = z.strictObject({
  kind: bounceKind,
  /** What the mail server or the mail provider said. */
  problem: z.string(),
  at: instant,
  can: z.strictObject({ remove: z.boolean() }),
})
export type MemberBounce = z.infer<typeof memberBounce>

/** What a mail provider reports, as its adapter sends it. */
export const bounceNotice = z.strictObject({
  type: z.enum(['bounce', 'complaint']),
  recipient: email,
  reason: text(500).default(''),
})

/** Letters that did not arrive, and addresses at which none does. */
export const bounceApi = {
  listLetters: endpoint({
    call: 'GET /api/admin/failed-letters',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List letters that failed or may not have arrived, newest first, without those for signing in.',
    input: paging,
    reply: list(failedLetter),
  }),
  sendAgain: endpoint({
    call: 'POST /api/admin/failed-letters/:id/again',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Send a letter again, also to an address that bounced: if it arrives, later letters are sent there as well. Not after a complaint.',
    input: { id },
    reply: nothing,
    fails: ['RECIPIENT_COMPLAINED'],
    idempotent: true,
    limit: 'write',
  }),
  find: endpoint({
    call: 'GET /api/admin/participants/:participantId/bounce',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: "Find why no letters are sent to a member's address; null if they are.",
    input: { participantId: id },
    reply: z.strictObject({ bounce: memberBounce.nullable() }),
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/participants/:participantId/bounce',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "Let letters be sent to a member's address again; another bounce stops them again. Not after a complaint.",
    input: { participantId: id },
    reply: nothing,
    fails: ['RECIPIENT_COMPLAINED'],
    limit: 'write',
  }),
  receiveNotice: endpoint({
    call: 'POST /api/webhooks/mail',
    access: 'anyone',
    summary:
      'Receive a signed notice of the mail provider: a bounce or a complaint. The body is JSON with type, recipient and reason; the header `Samovar-Signature` is `t=<unix time>,v1=<HMAC-SHA256 of t.body in hex>`, by `MAIL_WEBHOOK_SECRET`.',
    input: { notice: z.string().max(20_000) },
    body: 'text',
    reply: nothing,
    limit: 'webhook',
    fails: ['INVALID_SIGNATURE'],
  }),
}

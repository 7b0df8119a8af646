import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, requiredText } from '../shapes.ts'
import { eventKey, myParticipation } from './event.ts'
import { participation } from './participation.ts'

/** A notice of a payment provider: the body of the webhook, as JSON. */
export const paymentNotice = z.object({
  /** The provider's id of this notice. One that was processed already has no effect. */
  id: requiredText(200),
  /** The value of the parameter `reference` of the payment page. */
  reference: requiredText(100),
  status: z.enum(['paid', 'refunded', 'failed']),
  amount: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** When it happened. Of two notices about a payment the later one counts, in whatever order they arrive. */
  occurredAt: instant,
})
export type PaymentNotice = z.infer<typeof paymentNotice>

const webhook = z.strictObject({ url: z.string(), secret: z.string() })

export const paymentApi = {
  reportPaid: endpoint({
    call: 'POST /api/event/:id/payment/paid',
    access: 'participant',
    summary: 'Say that one has paid. The place is kept while the payment is being checked.',
    input: { id: eventKey },
    reply: myParticipation,
    fails: ['EVENT_NOT_FOUND', 'NOT_PARTICIPATING', 'NOTHING_TO_PAY'],
    idempotent: true,
    limit: 'write',
  }),
  setStatus: endpoint({
    call: 'POST /api/event/:id/participants/:pid/payment/:status',
    access: 'user',
    summary:
      'Set the status of a payment, as an organiser. PAID confirms the participation if there is a place; a refund ends it.',
    input: { id: eventKey, pid: id, status: z.enum(['UNPAID', 'PAID', 'REFUNDED']) },
    reply: participation,
    fails: ['EVENT_NOT_FOUND', 'NOT_PARTICIPATING', 'NOTHING_TO_PAY', 'PAYMENT_STATUS_NOT_ALLOWED'],
    idempotent: true,
    limit: 'write',
  }),
  receiveNotice: endpoint({
    call: 'POST /api/event/:id/payment/webhook',
    access: 'anyone',
    summary:
      'Receive a signed notice of a payment provider. The body is JSON; the header `Samovar-Signature` is `t=<unix time>,v1=<HMAC-SHA256 of t.body in hex>`.',
    input: { id: eventKey, notice: z.string().max(20_000) },
    body: 'text',
    reply: z.strictObject({ result: z.enum(['accepted', 'repeated', 'outdated']) }),
    limit: 'webhook',
    fails: ['INVALID_SIGNATURE', 'PAYMENT_NOT_FOUND', 'PAYMENT_MISMATCH'],
    transaction: 'none',
  }),
  getWebhook: endpoint({
    call: 'GET /api/event/:id/payment/webhook',
    access: 'user',
    summary: 'Get address and secret of the payment webhook, as an organiser.',
    input: { id: eventKey },
    reply: webhook,
    fails: ['EVENT_NOT_FOUND'],
    secret: true,
    // Who has read the secret is noted.
    transaction: 'write',
    limit: 'write',
  }),
  renewWebhook: endpoint({
    call: 'POST /api/event/:id/payment/webhook/renew',
    access: 'user',
    summary: 'Replace the secret of the payment webhook. Notices signed with the old one are refused.',
    input: { id: eventKey },
    reply: webhook,
    fails: ['EVENT_NOT_FOUND'],
    secret: true,
    limit: 'write',
  }),
}

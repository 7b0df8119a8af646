import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, nothing, paging, webUrl } from '../shapes.ts'
import { webhookKindNames } from './webhook-kinds.ts'

export const webhookKind = z.enum(webhookKindNames)

/** Of a community: each of them is posted to by every news that it wants. */
export const webhooksAtMost = 20
/** How long the former secret signs beside the new one. */
export const oldSecretHours = 24
/** How long deliveries are kept in the log. */
export const deliveryDays = 30

export const webhook = z.strictObject({
  id,
  url: z.string(),
  kinds: z.array(webhookKind),
  createdAt: instant,
  /** Null while news is sent. */
  pausedAt: instant.nullable(),
  /** `FAILURES`: nothing arrived for a day. `GONE`: the address answered 410. */
  pauseReason: z.enum(['MANAGER', 'FAILURES', 'GONE']).nullable(),
  /** The former secret signs as well until then; null without one. */
  oldSecretUntil: instant.nullable(),
  /** The last delivery; null before the first. */
  last: z.strictObject({ status: z.enum(['WAITING', 'DELIVERED', 'FAILED']), at: instant }).nullable(),
})
export type Webhook = z.infer<typeof webhook>

export const webhookDelivery = z.strictObject({
  /** Also in the body and in the header `Samovar-Delivery`, the same in every attempt: a receiver handles each id once. */
  id,
  kind: z.union([webhookKind, z.literal('test')]),
  status: z.enum(['WAITING', 'DELIVERED', 'FAILED']),
  attempts: z.number().int(),
  /** Of the last attempt: the status of the answer, null without one; why there was none; how long it took; how the answer begins. */
  responseCode: z.number().int().nullable(),
  problem: z.string(),
  durationMs: z.number().int().nullable(),
  answer: z.string(),
  body: z.string(),
  createdAt: instant,
  /** When it is tried again; null if it is not. */
  nextAt: instant.nullable(),
  isReplay: z.boolean(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const kinds = z.array(webhookKind).min(1, 'required').max(webhookKindNames.length)

/** Addresses of other programs to which news of the community is posted, signed. */
export const webhookApi = {
  list: endpoint({
    call: 'GET /api/admin/webhooks',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List the webhooks of this community, newest first, without their secrets.',
    input: paging,
    reply: list(webhook),
  }),
  create: endpoint({
    call: 'POST /api/admin/webhooks',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Add a webhook. Its secret is shown in this reply alone.',
    input: { url: webUrl, kinds },
    reply: z.strictObject({ secret: z.string(), webhook }),
    fails: ['WEBHOOK_ADDRESS', 'TOO_MANY_WEBHOOKS'],
    idempotent: true,
    limit: 'write',
  }),
  update: endpoint({
    call: 'PUT /api/admin/webhooks/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Change address and kinds of news of a webhook, pause it or resume it.',
    input: { id, url: webUrl, kinds, isPaused: z.boolean() },
    reply: webhook,
    fails: ['NOT_FOUND', 'WEBHOOK_ADDRESS'],
    limit: 'write',
  }),
  renewSecret: endpoint({
    call: 'POST /api/admin/webhooks/:id/secret',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Make a new secret, shown in this reply alone. The former one signs as well for 24 hours.',
    input: { id },
    reply: z.strictObject({ secret: z.string(), webhook }),
    fails: ['NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/webhooks/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Remove a webhook with its log.',
    input: { id },
    reply: nothing,
    fails: ['NOT_FOUND'],
    limit: 'write',
  }),
  listDeliveries: endpoint({
    call: 'GET /api/admin/webhooks/:id/deliveries',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List the deliveries of a webhook, newest first, kept for 30 days.',
    input: { id, ...paging },
    reply: list(webhookDelivery),
    fails: ['NOT_FOUND'],
  }),
  sendTest: endpoint({
    call: 'POST /api/admin/webhooks/:id/test',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Send a test delivery, also to a paused webhook.',
    input: { id },
    reply: z.strictObject({ id }),
    fails: ['NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
  replay: endpoint({
    call: 'POST /api/admin/webhooks/:id/deliveries/:deliveryId/replay',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Send a delivery again as a new one, with an id of its own.',
    input: { id, deliveryId: id },
    reply: z.strictObject({ id }),
    fails: ['NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
}

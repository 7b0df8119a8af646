import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentStatus } from '#contract/events/event-fields.ts'
import type { PaymentNotice } from '#contract/events/payment.ts'

/** The provider's page with the reference that comes back in its notices. */
export function paymentUrl(paymentLink: string, reference: string): string {
  const url = new URL(paymentLink)
  url.searchParams.set('reference', reference)
  return url.href
}

type Signer = { sessionSecret: string; eventId: string; generation: number }

/** Derived and not stored: renewed by the generation, and different for each event. */
export const webhookSecret = ({ sessionSecret, eventId, generation }: Signer): string =>
  createHmac('sha256', sessionSecret).update(`payment webhook ${eventId} ${generation}`).digest('base64url')

export const signatureOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** A notice older or newer than this is refused, so that a recorded one cannot be sent again later. */
export const toleranceMs = 5 * 60_000

/** Whether the header `t=<unix time>,v1=<hex>` is this secret's signature of the body, made now. */
export function isSigned(header: string, { secret, body, now }: { secret: string; body: string; now: Date }): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)
  if (!parts) return false
  const seconds = Number(parts[1])
  if (Math.abs(now.getTime() - seconds * 1000) > toleranceMs) return false
  return timingSafeEqual(Buffer.from(parts[2] as string), Buffer.from(signatureOf(secret, seconds, body)))
}

/** What happens to a payment. `pay`: it is paid now; `refund`: it is refunded now; `check`: it waits for the organisers. */
export type PaymentMove = 'pay' | 'unpay' | 'check' | 'refund' | 'stay' | 'refuse'

type Due = { amount: number; currency: string }

/** Why a payment that the provider reports is not what was due; empty if it is. */
export function problemOf(notice: Due, due: Due): '' | 'AMOUNT' | 'CURRENCY' {
  if (notice.currency !== due.currency) return 'CURRENCY'
  return Math.round(notice.amount * 100) === Math.round(due.amount * 100) ? '' : 'AMOUNT'
}

/** What a notice does to a payment. A failed attempt after a payment that succeeded changes nothing. */
export function afterNotice(status: PaymentStatus, notice: PaymentNotice['status']): PaymentMove {
  const isPaid = status === 'PAID' || status === 'REFUND_DUE'
  switch (notice) {
    case 'paid':
      return isPaid ? 'stay' : 'pay'
    case 'refunded':
      return status === 'REFUNDED' ? 'stay' : 'refund'
    case 'failed':
      return isPaid || status === 'REFUNDED' ? 'stay' : 'unpay'
  }
}

/** What an organiser's choice does to a payment. */
export function afterChoice(status: PaymentStatus, choice: 'UNPAID' | 'PAID' | 'REFUNDED'): PaymentMove {
  if (status === choice) return 'stay'
  switch (choice) {
    case 'PAID':
      return 'pay'
    case 'UNPAID':
      return status === 'REFUND_DUE' || status === 'REFUNDED' ? 'refuse' : 'unpay'
    case 'REFUNDED':
      return status === 'PAID' || status === 'REFUND_DUE' ? 'refund' : 'refuse'
  }
}

/** What the participant's word does: only a payment that is due can be checked. */
export const afterReport = (status: PaymentStatus): PaymentMove => {
  if (status === 'UNPAID') return 'check'
  return status === 'CHECKING' || status === 'PAID' ? 'stay' : 'refuse'
}

/** Whether a notice is older than the newest that was processed. */
export const isOutdated = (occurredAt: string, newest: string | null): boolean =>
  newest !== null && Date.parse(occurredAt) < Date.parse(newest)

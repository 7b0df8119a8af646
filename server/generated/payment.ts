// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What a participant of a paid event pays, at an outside provider. */
export type PaymentRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** The event. */
  eventId: string
  /** For which participation. */
  participationId: string
  /** Unguessable reference that goes to the provider with the payment link and comes back in its webhook. */
  reference: string
  /** CHECKING: the participant says that they paid, the provider has not confirmed it. REFUND_DUE: paid, but without a place. */
  status: 'UNPAID' | 'CHECKING' | 'PAID' | 'REFUND_DUE' | 'REFUNDED'
  /** Price of the participant and the guests when the payment was opened. */
  amount: string
  /** ISO 4217 code. */
  currency: string
  /** Time of the newest notice of the provider; older ones that arrive later change nothing. */
  providerStatusAt: string | null
  /** When it was paid. */
  paidAt: string | null
  /** When it was refunded. */
  refundedAt: string | null
  /** When the status last changed. */
  changedAt: string
  /** The organiser who set the status; null if the provider or the participant did. */
  changedBy: string | null
  /** Why the last notice of the provider was not accepted as a payment, for the organisers; empty if there is nothing to say. */
  problem: '' | 'AMOUNT' | 'CURRENCY' | 'FAILED'
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** News for a webhook with what became of it: queue and log, kept for 30 days. */
export type WebhookDeliveryRow = {
  /** Made by the application; the receiver handles each id once. */
  id: string
  /** The community. */
  communityId: string
  /** The webhook. */
  webhookId: string
  /** Kind of news, or test. */
  kind: string
  /** What is posted, the same in every attempt. */
  body: string
  /** WAITING also while it is posted and between attempts. */
  status: 'WAITING' | 'DELIVERED' | 'FAILED'
  /** Attempts begun. */
  attempts: number
  /** Next attempt; null for the first, and when there is none. */
  nextAt: string | null
  /** Status of the last answer. */
  responseCode: number | null
  /** Why there was no answer, or why it is not tried again. */
  problem: string
  /** Duration of the last attempt. */
  durationMs: number | null
  /** Beginning of the last answer. */
  answer: string
  /** A manager sent an earlier one again. */
  isReplay: boolean
  /** When the news happened, or the replay was asked for. */
  createdAt: string
}

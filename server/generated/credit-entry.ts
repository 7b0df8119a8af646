// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Every change of a balance. An intro is charged once and refunded at most once. */
export type CreditEntryRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Owner of the account. */
  participantId: string
  /** Credits, negative when spent. */
  amount: number
  /** Reason of the change. */
  kind: 'REFILL' | 'INTRO' | 'REFUND'
  /** The intro that was charged or refunded. */
  introId: string | null
  /** When. */
  createdAt: string
}

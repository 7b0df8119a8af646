// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Every change of a balance. An intro is charged once and given back at most once. */
export type CreditEntryRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Whose. */
  participantId: string
  /** Credits, negative when spent. */
  amount: number
  /** Why. */
  kind: 'REFILL' | 'INTRO' | 'REFUND'
  /** For which intro. */
  introId: string | null
  /** When. */
  createdAt: string
}

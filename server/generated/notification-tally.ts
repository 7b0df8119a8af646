// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Counts of a reader's notifications. */
export type NotificationTallyRow = {
  /** The community. */
  communityId: string
  /** The reader. */
  userId: string
  /** Number of the latest one. */
  lastSeq: number
  /** How many are neither seen nor dismissed. */
  unseen: number
}

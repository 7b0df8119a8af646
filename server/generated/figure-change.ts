// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Whose answer rate, mean score of meetings or last-seen time has changed of late. */
export type FigureChangeRow = {
  /** The community. */
  communityId: string
  /** The member. */
  participantId: string
  /** When. Removed after two days: a cache that is older is read as a whole. */
  changedAt: string
}

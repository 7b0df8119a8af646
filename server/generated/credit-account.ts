// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Balance of credits of a participant. Created when credits are first spent. */
export type CreditAccountRow = {
  /** The community. */
  communityId: string
  /** Owner. */
  participantId: string
  /** Remaining credits; never negative. */
  balance: number
  /** Start of the period of this balance. */
  refilledAt: string
}

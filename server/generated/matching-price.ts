// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** How crowded each member is since the last run; lists that are made in between leave the crowded more alone. */
export type MatchingPriceRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** Intros that the member can expect. */
  expectedIntros: number
  /** Intros that the member answers with ease. */
  capacity: number
}

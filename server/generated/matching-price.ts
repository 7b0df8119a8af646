// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Expected intros and capacity of each participant in the last run. Instant lists rank congested participants lower. */
export type MatchingPriceRow = {
  /** The community. */
  communityId: string
  /** The participant. */
  participantId: string
  /** Expected number of intros. */
  expectedIntros: number
  /** Number of intros that the participant can answer. */
  capacity: number
}

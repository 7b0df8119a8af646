// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** How often a member wants recommendations; every week where there is no row. */
export type MatchingPreferenceRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** None before this day. */
  pausedUntil: string | null
  /** Weeks between two lists of recommendations. */
  everyWeeks: number
}

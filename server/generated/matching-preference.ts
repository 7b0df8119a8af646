// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** How often a participant wants recommendations; weekly without a row. */
export type MatchingPreferenceRow = {
  /** The community. */
  communityId: string
  /** Owner. */
  participantId: string
  /** No recommendations before this day. */
  pausedUntil: string | null
  /** Weeks between two lists. */
  everyWeeks: number
}

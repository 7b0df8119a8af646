// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Calendar feeds whose secret address was renewed. The address is derived from the generation and stored nowhere. */
export type CalendarFeedRow = {
  /** The community. */
  communityId: string
  /** Whose events it has. */
  participantId: string
  /** Raised to make earlier addresses invalid; 0 without a row. */
  generation: number
  /** When the address was last renewed. */
  renewedAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Topics of letters that a participant switched on or off; on without a row. */
export type LetterPreferenceRow = {
  /** The community. */
  communityId: string
  /** Owner. */
  participantId: string
  /** The topic, such as weekly or intros. */
  topic: string
  /** Whether letters on this topic are off. */
  isDisabled: boolean
}

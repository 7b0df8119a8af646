// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Participants with whom another never wants to be matched. Visible only to the owner. */
export type NeverPairRow = {
  /** The community. */
  communityId: string
  /** Owner. */
  participantId: string
  /** The excluded participant. */
  subjectId: string
  /** When it was created. */
  createdAt: string
  /** Blocked: their chat is closed for both, too. */
  isBlocked: boolean
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Claim of a weekly letter before it is written, so that it is sent once. */
export type WeeklyLetterRow = {
  /** The community. */
  communityId: string
  /** Recipient. */
  participantId: string
  /** The Monday of its week. */
  week: string
  /** When. */
  createdAt: string
  /** False when there was nothing new, or no channel. */
  isSent: boolean
}

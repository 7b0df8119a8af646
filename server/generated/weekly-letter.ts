// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Claimed before the weekly letter is written, so that nobody gets two. */
export type WeeklyLetterRow = {
  /** The community. */
  communityId: string
  /** To whom. */
  participantId: string
  /** Of which week. */
  week: string
  /** When. */
  createdAt: string
  /** False where there was nothing new, or no channel, to write. */
  isSent: boolean
}

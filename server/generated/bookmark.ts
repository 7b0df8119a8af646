// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Members whom others keep for later. */
export type BookmarkRow = {
  /** The community. */
  communityId: string
  /** Who keeps. */
  participantId: string
  /** Whom. */
  subjectId: string
  /** Since when. */
  createdAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Participants saved for later by others. */
export type BookmarkRow = {
  /** The community. */
  communityId: string
  /** Owner of the bookmark. */
  participantId: string
  /** The bookmarked participant. */
  subjectId: string
  /** When it was created. */
  createdAt: string
}

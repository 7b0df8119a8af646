// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Messages to participants who hide their contacts, which moderators pass on. */
export type ReachRequestRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Author. */
  authorId: string
  /** Recipient. */
  subjectId: string
  /** The message. */
  message: string
  /** When. */
  createdAt: string
}

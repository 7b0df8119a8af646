// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Messages to people who hide their contacts, for the moderators to pass on. */
export type ReachRequestRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Who would like to reach somebody. */
  authorId: string
  /** Whom. */
  subjectId: string
  /** What they would like to say. */
  message: string
  /** When. */
  createdAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Offers to help with a request, one of each member; for the asker's eyes. */
export type RequestAnswerRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Which request. */
  requestId: string
  /** Who answers. */
  authorId: string
  /** What they say. */
  answer: string
  /** When. */
  createdAt: string
}

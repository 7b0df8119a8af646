// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Answers to a request, at most one per participant; visible only to the author of the request. */
export type RequestAnswerRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** The request. */
  requestId: string
  /** Author of the answer. */
  authorId: string
  /** The message. */
  answer: string
  /** When. */
  createdAt: string
}

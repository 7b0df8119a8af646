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
  /** Whether a moderator passed the message on, declined that, or settled it another way. */
  status: 'OPEN' | 'PASSED' | 'DECLINED' | 'DONE'
  /** The moderator, a user; null while it is open, and once the account is deleted. */
  handledBy: string | null
  /** When; null while it is open. */
  handledAt: string | null
  /** Why it was declined, as its author reads it; else empty. */
  reason: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What managers write about a member; members do not see it. */
export type MemberNoteRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** The member. */
  participantId: string
  /** The manager who wrote it; null after the account was deleted. */
  authorId: string | null
  /** The note, plain text with line breaks. */
  text: string
  /** When it was written. */
  createdAt: string
  /** When its author last changed it; null if never. */
  changedAt: string | null
}

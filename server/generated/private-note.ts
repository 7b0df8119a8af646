// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A participant's private note on another. */
export type PrivateNoteRow = {
  /** The community. */
  communityId: string
  /** Author, the only reader. */
  authorId: string
  /** The participant whom it is about. */
  subjectId: string
  /** The note. */
  note: string
  /** When it was last changed. */
  updatedAt: string
}

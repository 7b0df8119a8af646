// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What a member keeps about another, for their own eyes alone. */
export type PrivateNoteRow = {
  /** The community. */
  communityId: string
  /** Who wrote it and may read it. */
  authorId: string
  /** About whom. */
  subjectId: string
  /** The note. */
  note: string
  /** When it was last changed. */
  updatedAt: string
}

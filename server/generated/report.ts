// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Members of whom others complained to the moderators. The two are never shown to each other again. */
export type ReportRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Who complains. */
  authorId: string
  /** Of whom. */
  subjectId: string
  /** What kind of trouble. */
  reason: 'SPAM' | 'RUDE' | 'FAKE' | 'OTHER'
  /** In the author's own words. */
  text: string
  /** When. */
  createdAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Reports of participants to the moderators. The two are never shown to each other again. */
export type ReportRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** The participant who reported. */
  authorId: string
  /** The reported participant. */
  subjectId: string
  /** Reason of the report. */
  reason: 'SPAM' | 'RUDE' | 'FAKE' | 'OTHER'
  /** Text of the author. */
  text: string
  /** When. */
  createdAt: string
}

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
  /** The message of a chat that is reported. */
  messageId: string | null
  /** Its text at that time, so that an edit does not hide it. */
  quotedText: string | null
  /** When a moderator closed it; null while it waits, also after its author changed it. */
  decidedAt: string | null
  /** What the moderators did; null while it waits, and for reports closed before decisions were kept. */
  decision: 'DISMISSED' | 'WARNED' | 'DISABLED' | 'REJECTED' | 'BLOCKED' | null
  /** The moderator, a user; null once the account is deleted. */
  decidedBy: string | null
  /** What the moderator wrote to the reported participant; empty if nothing. */
  decisionNote: string
  /** The request that is reported; its text is in quoted_text. */
  requestId: string | null
}

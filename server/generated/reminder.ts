// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Letters before and after an event that were sent. A row is inserted with the job that sends it, so that each is sent once; an event that moves has others. */
export type ReminderRow = {
  /** The community. */
  communityId: string
  /** The participation of which it reminds. */
  participationId: string
  /** Whom it reminds. */
  participantId: string
  /** A day or an hour before the start, or the question after the end. */
  kind: 'day' | 'hour' | 'feedback'
  /** The start that it reminded of. */
  startsAt: string
  /** When it was due and queued. */
  claimedAt: string
}

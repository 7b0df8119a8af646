// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What a participant said about an event after it. */
export type EventFeedbackRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** The event. */
  eventId: string
  /** The participation of whoever gave it; one feedback for each. */
  participationId: string
  /** Whoever gave it; it is deleted with their profile. */
  participantId: string
  /** From 1 to 5. */
  score: number
  /** What they wrote; organisers read it without the name. */
  note: string
  /** When it was given or last changed. */
  givenAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What an organiser wrote to the participants of an event. */
export type EventMessageRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** The event. */
  eventId: string
  /** The user who wrote it; null after their account was deleted. */
  authorId: string | null
  /** Whom it is for: those who are going, whose registration is pending, who are on the waitlist. */
  audiences: string[]
  /** Subject of the letter. */
  subject: string
  /** The message, plain text with line breaks. */
  text: string
  /** How many it was for when it was written. */
  recipients: number
  /** How many it was sent to so far. */
  reached: number
  /** When it was written; who joins later does not get it. */
  createdAt: string
  /** When everybody had been written to; null until then. */
  finishedAt: string | null
}

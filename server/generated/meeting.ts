// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A time for two people to meet: proposed, agreed on, moved or cancelled, in their chat. */
export type MeetingRow = {
  /** The community. */
  communityId: string
  /** Made by the application; the uid of the calendar entry comes from it. */
  id: string
  /** The chat of the two. */
  chatId: string
  /** The lower id of the two. */
  firstId: string
  /** The higher id of the two. */
  secondId: string
  /** Who proposed the times that stand. */
  proposedBy: string
  /** Up to three times, in order of preference. */
  proposedTimes: string[]
  /** How long. */
  minutes: number
  /** Where, in their own words: a café or a link. */
  place: string
  /** AGREED once the other has accepted one of the times. Moving an agreed one keeps starts_at until a new time is accepted. */
  status: 'PROPOSED' | 'AGREED' | 'CANCELLED'
  /** The accepted time. */
  startsAt: string | null
  /** Revision of the calendar entry (RFC 5546). */
  sequence: number
  /** When it was proposed. */
  createdAt: string
  /** When it changed last. */
  changedAt: string
}

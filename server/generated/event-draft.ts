// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What a user filled into the event form and has not saved yet: of a new event, or of one being edited. */
export type EventDraftRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** Who fills in the form. */
  userId: string
  /** The event being edited; null for a new one. */
  eventId: string | null
  /** Fields of the form as typed, not validated. */
  fields: unknown
  /** When it was last stored. */
  updatedAt: string
}

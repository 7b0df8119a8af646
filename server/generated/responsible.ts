// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Organisers of an event: users with an organiser's rights on it alone. */
export type ResponsibleRow = {
  /** The community. */
  communityId: string
  /** The event. */
  eventId: string
  /** The organiser. */
  userId: string
  /** Who added them. */
  addedBy: string | null
  /** When. */
  addedAt: string
  /** Generation of the payment webhook's secret that they last read; null if none. */
  webhookGenerationSeen: number | null
}

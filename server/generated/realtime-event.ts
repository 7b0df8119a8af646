// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Frames on their way to open sockets: those too large for a notification of the database, and with Redis those that are not published yet. Removed after ten minutes. */
export type RealtimeEventRow = {
  /** In the order of writing. */
  id: string
  /** The community. */
  communityId: string
  /** Topic, audience and content, as JSON. */
  body: string
  /** When it was written. */
  createdAt: string
}

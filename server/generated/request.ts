// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Whom members look for, one after the other: the open one is what the profile says now. Kept by a trigger. */
export type RequestRow = {
  /** The community. */
  communityId: string
  /** Made with the row. */
  id: string
  /** Who asks. */
  participantId: string
  /** What for. */
  text: string
  /** Since when. */
  createdAt: string
  /** When another one, or none, took its place. */
  closedAt: string | null
}

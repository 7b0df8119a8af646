// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A saved filter of members. */
export type SegmentRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** Its name, unique in the community whatever the case of letters. */
  name: string
  /** The filter, as the contract describes it. */
  filter: unknown
  /** The manager who saved it; null once the account is deleted. */
  createdBy: string | null
  /** When it was saved. */
  createdAt: string
  /** When name or filter last changed. */
  changedAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Members who deleted their profile, without saying who: so that growth of the past stays as it was. */
export type DepartureRow = {
  /** The community. */
  communityId: string
  /** Made with the row. */
  id: string
  /** When the member joined, to a quarter of an hour, which no time zone divides. */
  joinedAt: string
  /** When the profile was deleted, to a quarter of an hour. */
  leftAt: string
}

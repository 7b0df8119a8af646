// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** How a moderator is written to about newcomers who wait, and which daily letter was the last. */
export type NewcomerNoticeRow = {
  /** The community. */
  communityId: string
  /** The moderator. */
  userId: string
  /** A letter for each at once, one a day, or none. */
  notice: 'AT_ONCE' | 'DAILY' | 'NONE'
  /** Day, in the moderator's time zone, whose daily letter is done, whether or not there was anything to write. */
  digestDay: string | null
  /** When that was: the next letter is about those who wait since then. */
  digestedAt: string | null
}

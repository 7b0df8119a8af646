// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Members who joined in one month and did something in another. */
export type RollupCohortRow = {
  /** The community. */
  communityId: string
  /** First day of the month in which they joined. */
  joinedMonth: string
  /** First day of the month in which they did something. */
  activeMonth: string
  /** How many. */
  members: number
}

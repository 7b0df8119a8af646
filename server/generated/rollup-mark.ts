// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Moments whose day must be computed again. A mark is committed together with the row that changed, and is removed by the job. */
export type RollupMarkRow = {
  /** The community. */
  communityId: string
  /** Made with the row. */
  id: string
  /** A moment of the day; which day it is depends on the time zone of the community. */
  at: string
  /** Whether a profile changed, so that the distributions are computed again too. */
  isAboutPeople: boolean
}

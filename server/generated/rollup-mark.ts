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
  /** How many pairs more, or fewer, were first shown on the day; nothing else of it changed unless this is 0. */
  shown: number
  /** A pair whose intro or scores changed, and nothing else of the day: the one with the smaller id. Null for a day. */
  firstId: string | null
  /** The other. */
  secondId: string | null
  /** Whether nothing of the day changed but what rollup_pair has of it. */
  isAboutPairs: boolean
}

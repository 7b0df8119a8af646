// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The weekly run of the matching: one per community and week. */
export type MatchingRunRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** The Monday of the week, in the community's time zone. */
  week: string
  /** State of the run. */
  status: 'RUNNING' | 'DONE' | 'FAILED'
  /** Share of the work that is done, 0 to 1. */
  progress: number
  /** Seed of its random numbers, so that it can be replayed. */
  seed: number
  /** When it was first started. */
  startedAt: string
  /** When its lists were written. */
  finishedAt: string | null
  /** Last error. */
  problem: string | null
  /** Results: numbers of members, of lists, of members never shown. */
  facts: unknown
  /** Weights of the score, also used by instant lists until the next run. */
  weights: number[]
  /** When the next letters of its week may be due; null until it was looked for, infinity when no more will be. */
  nextLettersAt: string | null
}

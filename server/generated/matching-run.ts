// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The weekly choice of who is shown to whom: one per community and week. */
export type MatchingRunRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** The Monday of the week, in the community's time zone. */
  week: string
  /** How far it is. */
  status: 'RUNNING' | 'DONE' | 'FAILED'
  /** The share of the work that is done. */
  progress: number
  /** Where its chance comes from, so that it can be replayed. */
  seed: number
  /** When it was begun first. */
  startedAt: string
  /** When its result was written. */
  finishedAt: string | null
  /** Why it failed last. */
  problem: string | null
  /** What came of it: members, lists, those never shown. */
  facts: unknown
  /** The weights of its score, which lists in between use too. */
  weights: number[]
}

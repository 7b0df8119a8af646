// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Counters of rate limits in a time window, over all processes. */
export type CallCountRow = {
  /** What is counted: the limit's name and a hash of the address or user. */
  key: string
  /** Start of the window that is counted. */
  windowStart: string
  /** Number of calls in the window. */
  count: number
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** How much the installation uses each model provider, and when it may be called again. */
export type ModelProviderRow = {
  /** Which provider: embedding, or language model. */
  name: string
  /** Day, in UTC, that is counted. */
  day: string
  /** Texts, or pairs, sent on this day. */
  used: number
  /** Failed calls since the last one that succeeded. */
  failures: number
  /** No call before this time: because of the rate, of a failure, or because the provider asked to wait. */
  pausedUntil: string
  /** What the last failed call failed with; null after one that succeeded. */
  problem: string | null
}

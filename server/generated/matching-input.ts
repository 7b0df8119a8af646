// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What a run was given, compressed, in parts: with it the run can be replayed and explained. */
export type MatchingInputRow = {
  /** The community. */
  communityId: string
  /** Which run. */
  runId: string
  /** Order of the parts. */
  part: number
  /** JSON, gzipped. */
  body: Uint8Array
}

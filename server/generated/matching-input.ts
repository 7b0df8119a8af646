// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Inputs of a run, compressed and in parts, so that it can be replayed. */
export type MatchingInputRow = {
  /** The community. */
  communityId: string
  /** The run. */
  runId: string
  /** Order of the parts. */
  part: number
  /** JSON, gzipped. */
  body: Uint8Array
}

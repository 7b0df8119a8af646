// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Inputs of a run, compressed and in parts, so that it can be replayed. */
export type MatchingInputRow = {
  /** The community. */
  communityId: string
  /** The run. */
  runId: string
  /** Order of the parts. */
  part: number
  /** The chunk, gzipped. */
  body: Uint8Array
  /** MEMBERS: some members, as JSON. HISTORY: who was shown to some members, as numbers. REST: everything else, as JSON. WHOLE: a piece of one JSON, as an earlier version kept it. */
  kind: 'WHOLE' | 'MEMBERS' | 'HISTORY' | 'REST'
}

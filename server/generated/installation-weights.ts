// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Weights from what all communities learnt: where a community starts that has no feedback of its own. */
export type InstallationWeightsRow = {
  /** Number of features of the score. */
  size: number
  /** One weight for each feature. */
  figures: number[]
  /** How many communities they come from. */
  communities: number
  /** When. */
  fittedAt: string
}

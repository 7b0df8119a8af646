// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Scores of pairs by moderators, with the model's rate. */
export type PairScoreRow = {
  /** The community. */
  communityId: string
  /** The participant with the smaller id. */
  firstId: string
  /** The participant with the larger id. */
  secondId: string
  /** The moderator. */
  scoredBy: string
  /** Score of the pair, 0 to 10. */
  internalAdminScore: number
  /** Rate of the model at that time, 0 to 100. */
  machineRate: number
  /** When. */
  scoredAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What moderators think of a pair, beside what the machine thought. */
export type PairScoreRow = {
  /** The community. */
  communityId: string
  /** One of the two, the one with the smaller id. */
  firstId: string
  /** The other. */
  secondId: string
  /** The user who scored. */
  scoredBy: string
  /** How well the two fit, 0 to 10. */
  internalAdminScore: number
  /** What the machine said before, 0 to 100. */
  machineRate: number
  /** When. */
  scoredAt: string
}

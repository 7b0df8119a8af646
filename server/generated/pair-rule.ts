// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Pairs that managers require or forbid. */
export type PairRuleRow = {
  /** The community. */
  communityId: string
  /** The participant with the smaller id. */
  firstId: string
  /** The participant with the larger id. */
  secondId: string
  /** MUST or NEVER. */
  kind: 'MUST' | 'NEVER'
  /** The manager who created it. */
  createdBy: string | null
  /** When. */
  createdAt: string
}

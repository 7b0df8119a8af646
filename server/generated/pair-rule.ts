// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Pairs that managers want to meet, or never to. */
export type PairRuleRow = {
  /** The community. */
  communityId: string
  /** One of the two, the one with the smaller id. */
  firstId: string
  /** The other. */
  secondId: string
  /** Must or never. */
  kind: 'MUST' | 'NEVER'
  /** The user who asked for it. */
  createdBy: string | null
  /** When. */
  createdAt: string
}

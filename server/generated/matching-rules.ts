// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Matching rules that managers saved; defaults without a row. */
export type MatchingRulesRow = {
  /** The community. */
  communityId: string
  /** Whether colleagues are excluded. */
  neverSameCompany: boolean
  /** Pairs of tags whose participants are never matched, such as [["investor", "investor"]]. */
  neverGroups: unknown
  /** Weeks before the same participant is recommended again. */
  cooldownWeeks: number
  /** When they were last changed. */
  updatedAt: string
}

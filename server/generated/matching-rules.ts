// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What the managers of a community ask of its matching; the defaults where there is no row. */
export type MatchingRulesRow = {
  /** The community. */
  communityId: string
  /** Colleagues are not shown to each other. */
  neverSameCompany: boolean
  /** Pairs of tags whose members do not meet, as [["investor", "investor"]]. */
  neverGroups: unknown
  /** Weeks before somebody is shown to the same member again. */
  cooldownWeeks: number
  /** When they were last changed. */
  updatedAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What managers decided on a pair for one weekly run. Kept afterwards, as the record of the run. */
export type PairChoiceRow = {
  /** The community. */
  communityId: string
  /** Monday of the run for which it holds. */
  week: string
  /** One of the two, the one with the smaller id. */
  firstId: string
  /** The other. */
  secondId: string
  /** SKIP: the run does not show the two to each other. PIN: it shows them, if both can be shown. */
  choice: 'SKIP' | 'PIN'
  /** The user who decided. */
  createdBy: string | null
  /** When. */
  createdAt: string
  /** What the run did; null before it. */
  outcome: 'DONE' | 'DROPPED' | null
  /** GONE: one of them could not be recommended to anybody. RULE: a rule of the community keeps them apart. OTHER: anything else, such as a member's own decision, which stays confidential. */
  droppedBecause: 'GONE' | 'RULE' | 'OTHER' | null
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Who changed offer, goal or topics since their last instant list. The list that serves the change removes the row. */
export type CriteriaChangeRow = {
  /** The community. */
  communityId: string
  /** Who changed them. */
  participantId: string
  /** Of the latest change: one that comes while a list is being made stays for the next list. */
  changeId: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What a member can still spend on introductions. Written when it is first spent from. */
export type CreditAccountRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** Credits left; never below zero. */
  balance: number
  /** Beginning of the period that the balance belongs to. */
  refilledAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What moderators decided about participants, and how long these had waited. */
export type ModerationDecisionRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** About whom. */
  participantId: string
  /** The status that was given. */
  status: 'PENDING' | 'CONFIRMED' | 'REJECTED'
  /** Why it was rejected, as its owner reads it; else empty. */
  reason: string
  /** The moderator, a user; null once the account is deleted. */
  decidedBy: string | null
  /** How long the participant had waited; null if the profile was not pending. */
  waitedMinutes: number | null
  /** When. */
  createdAt: string
}

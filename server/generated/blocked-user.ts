// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Users whom managers blocked in one community. app_user.blocked_at blocks an account in all communities. */
export type BlockedUserRow = {
  /** The community. */
  communityId: string
  /** The blocked user. */
  userId: string
  /** Reason, shown to managers. */
  reason: string
  /** The manager who blocked the user. */
  blockedBy: string | null
  /** When. */
  blockedAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Whom the managers of a community keep out of it. The account lives on elsewhere; app_user.blocked_at closes it everywhere. */
export type BlockedUserRow = {
  /** The community. */
  communityId: string
  /** Who. */
  userId: string
  /** Why, for the managers. */
  reason: string
  /** By whom. */
  blockedBy: string | null
  /** When. */
  blockedAt: string
}

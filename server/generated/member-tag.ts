// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A word that managers attached to a member; members do not see it. */
export type MemberTagRow = {
  /** The community. */
  communityId: string
  /** The member. */
  participantId: string
  /** The word. */
  tag: string
  /** When it was attached. */
  createdAt: string
}

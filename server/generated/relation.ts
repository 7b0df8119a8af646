// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Whether one member would like to meet another. */
export type RelationRow = {
  /** The community. */
  communityId: string
  /** Who says so. */
  participantId: string
  /** Of whom. */
  subjectId: string
  /** LIKE with an intro, DISLIKE for not interested. */
  relationType: 'LIKE' | 'DISLIKE'
  /** Why not, if not. */
  reason: 'NOT_INTERESTED' | 'ALREADY_KNOW' | 'OTHER' | null
  /** In the member's own words. */
  note: string
  /** When. */
  createdAt: string
}

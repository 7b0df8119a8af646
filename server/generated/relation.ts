// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** LIKE or DISLIKE of a participant by another. */
export type RelationRow = {
  /** The community. */
  communityId: string
  /** Author. */
  participantId: string
  /** The liked or disliked participant. */
  subjectId: string
  /** LIKE with an intro, DISLIKE for not interested. */
  relationType: 'LIKE' | 'DISLIKE'
  /** Reason of a DISLIKE. */
  reason: 'NOT_INTERESTED' | 'ALREADY_KNOW' | 'OTHER' | null
  /** Note of the author. */
  note: string
  /** When. */
  createdAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Vectors of what members look for and of what they have, made by the embedding provider from their profiles. */
export type MemberVectorRow = {
  /** The community. */
  communityId: string
  /** Whose profile it is; the row is deleted with it. */
  participantId: string
  /** Model and dimension that made the vectors. Those of another model are not used. */
  model: string
  /** Hash of the text of request and goal. A vector whose text has changed is not used. */
  wantHash: string
  /** Vector of request and goal, one signed byte per number; null without text, or if the provider refuses the text. */
  want: Uint8Array | null
  /** Hash of the text of what the member offers and is. */
  haveHash: string
  /** Vector of what the member offers and is. */
  have: Uint8Array | null
  /** State of the profile (participant.changed_at) that was compared with the hashes. */
  examinedAt: string
  /** When the row was written. */
  madeAt: string
}

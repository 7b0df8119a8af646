// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Whom a member never wants to be shown to. Nobody but the member learns of it. */
export type NeverPairRow = {
  /** The community. */
  communityId: string
  /** Who asks for it. */
  participantId: string
  /** With whom. */
  subjectId: string
  /** Since when. */
  createdAt: string
}

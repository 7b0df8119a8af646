// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What somebody answered. It belongs to the user: questions come before the profile. */
export type AnswerRow = {
  /** The community. */
  communityId: string
  /** Who. */
  userId: string
  /** To which question. */
  questionId: string
  /** A text, or a year. */
  text: string
  /** Ids of chosen options. */
  options: string[]
  /** When it was last changed. */
  answeredAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Answers to the questions of a community. They belong to the user, since questions come before the profile. */
export type AnswerRow = {
  /** The community. */
  communityId: string
  /** The user who answered. */
  userId: string
  /** The question. */
  questionId: string
  /** A text, or a year. */
  text: string
  /** Ids of chosen options. */
  options: string[]
  /** When it was last changed. */
  answeredAt: string
}

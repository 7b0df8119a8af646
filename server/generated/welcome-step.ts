// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Steps of the welcome series. Content and recipients of a step are those of its newsletter. */
export type WelcomeStepRow = {
  /** The community. */
  communityId: string
  /** Newsletter of the kind WELCOME. */
  newsletterId: string
  /** Days after joining. */
  days: number
  /** When it was added; those whose day had passed do not get it. */
  addedAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** How much a community uses each model provider. */
export type ModelUseRow = {
  /** The community. */
  communityId: string
  /** Name of the model provider. */
  provider: string
  /** Day, in UTC, that is counted. */
  day: string
  /** Texts, or pairs, sent on this day. */
  used: number
}

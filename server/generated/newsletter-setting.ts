// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** How newsletters of a community are sent; the defaults without a row. */
export type NewsletterSettingRow = {
  /** The community. */
  communityId: string
  /** Whether opens and clicks are counted, in total. */
  countsOpens: boolean
  /** Most letters per minute. */
  perMinute: number
}

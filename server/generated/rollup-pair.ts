// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Pairs of whom one was shown to the other, with an intro or a scored meeting: how they count in the funnel of their day. */
export type RollupPairRow = {
  /** The community. */
  communityId: string
  /** The one of the two with the smaller id. */
  firstId: string
  /** The other. */
  secondId: string
  /** The day on which one of the two was first shown to the other, in the time zone of the community. */
  day: string
  /** Whether they have an intro. */
  isConnected: boolean
  /** Whether it was answered. */
  isAnswered: boolean
  /** How many of the two have scored a meeting. */
  scoredBy: number
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Channels that a member switched off or on; what is not here is on. */
export type NotificationPrefRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** Where they are written to. */
  channel: 'EMAIL' | 'TELEGRAM' | 'SLACK' | 'DISCORD'
  /** Not to be written to there. */
  isDisabled: boolean
}

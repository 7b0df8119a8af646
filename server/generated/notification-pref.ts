// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Channels that a participant switched on or off; on without a row. */
export type NotificationPrefRow = {
  /** The community. */
  communityId: string
  /** Owner. */
  participantId: string
  /** The channel. */
  channel: 'EMAIL' | 'TELEGRAM' | 'SLACK' | 'DISCORD' | 'PUSH'
  /** Whether the channel is off. */
  isDisabled: boolean
}

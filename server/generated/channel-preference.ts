// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Topics that a participant switched off in a channel. Those of letters are in letter_preference. */
export type ChannelPreferenceRow = {
  /** The community. */
  communityId: string
  /** The participant. */
  participantId: string
  /** The channel. */
  channel: 'TELEGRAM' | 'SLACK' | 'DISCORD' | 'PUSH'
  /** The topic. */
  topic: string
  /** Whether it is off. */
  isDisabled: boolean
}

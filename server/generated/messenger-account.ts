// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A participant's account in the workspace of the community. It counts once the code sent there was entered. */
export type MessengerAccountRow = {
  /** The community. */
  communityId: string
  /** The participant. */
  participantId: string
  /** SLACK or DISCORD. */
  channel: 'SLACK' | 'DISCORD'
  /** Id of the account there. */
  address: string
  /** Its name there. */
  username: string
  /** Hash of the code that proves the account; null once it was entered. */
  codeHash: string | null
  /** Until when the code is valid. */
  codeExpiresAt: string | null
  /** Wrong codes so far. */
  codeTries: number
  /** When the code was entered; null before. */
  linkedAt: string | null
  /** When it could no longer be written to; null while it can. */
  stoppedAt: string | null
  /** BLOCKED by the person, or REVOKED with the token of the bot. */
  stopReason: string | null
}

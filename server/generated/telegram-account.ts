// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The Telegram chat of a user with the bot. */
export type TelegramAccountRow = {
  /** The user. */
  userId: string
  /** Id of the chat; unique. */
  chatId: string
  /** Telegram user name, if any. */
  username: string
  /** When it was linked. */
  linkedAt: string
  /** When the bot could no longer write, or was asked to stop; null while it may. */
  stoppedAt: string | null
  /** BLOCKED by the person, STOPPED by a command, or REVOKED with the token of the bot. */
  stopReason: string | null
}

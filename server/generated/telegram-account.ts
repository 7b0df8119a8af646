// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The chat with the bot in which a user is written to. */
export type TelegramAccountRow = {
  /** The user. */
  userId: string
  /** The chat; one user each. */
  chatId: string
  /** The name there, if any. */
  username: string
  /** When it was linked. */
  linkedAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Updates of the bot that were handled, so that one that is sent again has no effect. Removed after two days. */
export type TelegramUpdateRow = {
  /** Given by Telegram. */
  id: string
  /** When. */
  receivedAt: string
}

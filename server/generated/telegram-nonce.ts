// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Links to the bot that were used, so that each links one chat. Removed after two days. */
export type TelegramNonceRow = {
  /** Hash of the nonce in the link. */
  hash: string
  /** When. */
  usedAt: string
}

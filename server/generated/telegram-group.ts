// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The Telegram group of a community, to which the bot was added by a link of a manager. */
export type TelegramGroupRow = {
  /** The community. */
  communityId: string
  /** Id of the group at Telegram; it changes when the group becomes a supergroup. */
  chatId: string
  /** Name of the group when it was linked. */
  title: string
  /** The manager whose link it was; null for one without a profile. */
  linkedBy: string | null
  /** When. */
  linkedAt: string
}

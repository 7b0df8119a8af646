// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Reactions to messages. */
export type MessageReactionRow = {
  /** The community. */
  communityId: string
  /** The message. */
  messageId: string
  /** Who reacts. */
  participantId: string
  /** One of a fixed set. */
  emoji: string
  /** When. */
  createdAt: string
}

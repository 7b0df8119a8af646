// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Who is in a chat, and how far they have read. */
export type ChatMemberRow = {
  /** The community. */
  communityId: string
  /** The chat. */
  chatId: string
  /** The member. */
  participantId: string
  /** When they joined, the last time. */
  joinedAt: string
  /** They see messages after this number: those who are added later see what came after. */
  fromNumber: number
  /** When they left; null for those who are in. */
  leftAt: string | null
  /** Nothing is told of its messages, and it does not count as unread. */
  isMuted: boolean
  /** Number of the last message they have read. */
  readNumber: number
  /** How many messages of others came after it. */
  unread: number
  /** Time of the latest message, kept here so that a list of many chats is read from an index. */
  lastAt: string
  /** Number of the last message that a letter, a push or a messenger told of. */
  toldNumber: number
  /** Time of the first unread message that no letter told of; null if there is none. */
  untoldSince: string | null
}

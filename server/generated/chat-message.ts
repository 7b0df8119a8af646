// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The messages of chats, and what happened in them: somebody was added, a name was changed, a meeting proposed. */
export type ChatMessageRow = {
  /** The community. */
  communityId: string
  /** The chat. */
  chatId: string
  /** Made by the application. */
  id: string
  /** Its place in the chat, from 1, without gaps. */
  number: number
  /** Number of the latest change of it: see chat.last_seq. Those after a known number are what a reader has missed. */
  seq: number
  /** Who wrote it; null after that account was deleted. */
  authorId: string | null
  /** TEXT and INTRO are written by people, INTRO by accepting an intro; the others tell what happened. */
  kind: 'TEXT' | 'INTRO' | 'ADDED' | 'LEFT' | 'RENAMED' | 'MEETING'
  /** The text; empty after it was deleted. */
  text: string
  /** Ids of what it tells: whom it names, or the meeting. */
  data: unknown
  /** The message that it answers. */
  replyToId: string | null
  /** When it was sent. */
  createdAt: string
  /** When it was changed last. */
  editedAt: string | null
  /** When it was deleted; the row stays as a trace. */
  deletedAt: string | null
  /** Words for the search, in Russian and English. */
  search: string | null
}

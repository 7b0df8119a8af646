// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Pictures and files of chats, seen by their members alone. What stays without a message is removed after a day. */
export type ChatFileRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** The chat. */
  chatId: string
  /** The message with which it was sent; null while that is being written. */
  messageId: string | null
  /** Who uploaded it; null after that account was deleted. */
  participantId: string | null
  /** Its name in the storage, chosen by the server. */
  storedName: string
  /** The name that people see. */
  name: string
  /** Media type, found from the content. */
  type: string
  /** Size. */
  bytes: number
  /** Width of a picture in pixels; null for a file. */
  width: number | null
  /** Height of a picture in pixels; null for a file. */
  height: number | null
  /** When it was uploaded. */
  createdAt: string
}

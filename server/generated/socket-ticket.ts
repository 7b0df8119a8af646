// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Tickets that open the realtime socket once in place of a token. Removed when used. */
export type SocketTicketRow = {
  /** The only community in which it is valid. */
  communityId: string
  /** SHA-256 of the ticket. */
  hash: Uint8Array
  /** Who asked for it. */
  userId: string
  /** The session in which it was asked for: the socket ends with it. */
  sessionId: string
  /** When it expires. */
  expiresAt: string
}

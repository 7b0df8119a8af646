// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A sign-in. Tokens name it, so that ending it ends them. */
export type SessionRow = {
  /** The token's sid. */
  id: string
  /** Who signed in. */
  userId: string
  /** Where; the session reaches other communities only through a connection there. */
  originCommunityId: string
  /** The browser, for the list of sessions. */
  userAgent: string
  /** When it began. */
  createdAt: string
  /** When it ends by itself. */
  expiresAt: string
  /** When it was ended. */
  endedAt: string | null
  /** When a page was last opened with it; null until then. */
  lastSeenAt: string | null
  /** Reaches no community but its own: what opened it proves nothing elsewhere. */
  isLocal: boolean
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A session. Tokens refer to it, so that revoking it revokes them. */
export type SessionRow = {
  /** The sid claim of the token. */
  id: string
  /** The signed-in user. */
  userId: string
  /** Community of the sign-in; valid in other communities only with a connection there. */
  originCommunityId: string
  /** User agent, for the list of sessions. */
  userAgent: string
  /** When it was opened. */
  createdAt: string
  /** When it expires. */
  expiresAt: string
  /** When it was ended. */
  endedAt: string | null
  /** When it was last used; null until then. */
  lastSeenAt: string | null
  /** Valid only in its own community, because what opened it (an access code, the community's own provider) proves no email address. */
  isLocal: boolean
}

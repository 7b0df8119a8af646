// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Secrets by which programs call the API for a manager, within scopes and until a day. */
export type ApiTokenRow = {
  /** Made by the application. */
  id: string
  /** The community; the token is refused in every other one. */
  communityId: string
  /** The manager who made it and whose rights it has. */
  userId: string
  /** What it is for, in words of the manager. */
  name: string
  /** Groups of calls that it may make, of a list in the contract. */
  scopes: string[]
  /** SHA-256 of the token, which itself is kept nowhere. */
  hash: Uint8Array
  /** Its last four characters, to recognise it by. */
  ending: string
  /** When it was made. */
  createdAt: string
  /** It is refused from then on. */
  expiresAt: string
  /** Last call, to the minute; null if there was none. */
  lastUsedAt: string | null
  /** When a manager revoked it. */
  revokedAt: string | null
}

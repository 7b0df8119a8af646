// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Codes that a manager gives out to sign in with, to one person or to many. */
export type AccessCodeRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** SHA-256 of the code. */
  codeHash: Uint8Array
  /** What the manager calls it. */
  label: string
  /** Whose code it is; null for a code for many, whose users say their address. */
  email: string | null
  /** How often it still works; null without an end. */
  usesLeft: number | null
  /** When it ends by itself. */
  expiresAt: string | null
  /** Who gave it out; null for the command line. */
  createdBy: string | null
  /** When. */
  createdAt: string
  /** When it was taken back. */
  revokedAt: string | null
  /** The account that the code of one person made; it opens no other. */
  openedUserId: string | null
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Sign-in codes issued by managers, for one person or for many. */
export type AccessCodeRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** SHA-256 of the code. */
  codeHash: Uint8Array
  /** Name of the code in the managers' list. */
  label: string
  /** The only address that may use it; null for a shared code, used with any address. */
  email: string | null
  /** Remaining uses; null for unlimited. */
  usesLeft: number | null
  /** When it expires. */
  expiresAt: string | null
  /** The user who issued it; null for the command line. */
  createdBy: string | null
  /** When. */
  createdAt: string
  /** When it was revoked. */
  revokedAt: string | null
  /** The account that a code for one person created; the code opens no other account. */
  openedUserId: string | null
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Links that bring people in. Joining by one is remembered as invited-by. */
export type InvitationRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** SHA-256 of the code in the link. */
  codeHash: Uint8Array
  /** For whom it is; null for anyone who has the link. */
  email: string | null
  /** How many may still join by it; null without an end. */
  usesLeft: number | null
  /** The participant who invites. */
  invitedBy: string | null
  /** When it ends by itself. */
  expiresAt: string | null
  /** The user who made it; null for the command line. */
  createdBy: string | null
  /** When. */
  createdAt: string
  /** When it was taken back. */
  revokedAt: string | null
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Invitation links that managers create. The inviter is stored with the profile of the user who joins. */
export type InvitationRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** SHA-256 of the code in the link. */
  codeHash: Uint8Array
  /** Address that it was sent to; null for anyone who has the link. */
  email: string | null
  /** Remaining uses; null for unlimited. */
  usesLeft: number | null
  /** The participant who invites. */
  invitedBy: string | null
  /** When it expires. */
  expiresAt: string | null
  /** The user who created it; null for the command line. */
  createdBy: string | null
  /** When. */
  createdAt: string
  /** When it was revoked. */
  revokedAt: string | null
  /** Its letter, if it was sent by one; the letter may have been removed since. */
  letterId: string | null
}

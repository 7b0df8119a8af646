// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The invitation by which a user joined; copied to the profile when that is created. */
export type AcceptedInvitationRow = {
  /** The community. */
  communityId: string
  /** The user who joined. */
  userId: string
  /** The manager's invitation; null for a participant's personal link. */
  invitationId: string | null
  /** The participant who invited. */
  invitedBy: string | null
  /** When. */
  acceptedAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Who came by whose invitation; the profile takes it over when it is made. */
export type AcceptedInvitationRow = {
  /** The community. */
  communityId: string
  /** Who came. */
  userId: string
  /** By which link, if by one. */
  invitationId: string | null
  /** Whom to thank. */
  invitedBy: string | null
  /** When. */
  acceptedAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A user's identity at an external provider: issuer and subject, never an email address. */
export type ExternalIdentityRow = {
  /** The provider; for a community's own provider prefixed with the community's id. */
  issuer: string
  /** Id of the user at the provider. */
  subject: string
  /** The linked user. */
  userId: string
  /** Last profile from the provider: id, picture, email and names. Never its tokens. */
  profile: unknown
  /** First sign-in with this identity. */
  linkedAt: string
  /** Public id, for the list of connected accounts. */
  id: string
  /** Community whose own provider it is, valid there only; null for a provider that the operator configured. */
  originCommunityId: string | null
  /** When the owner of the address proved it together with this identity; null: removed by a password reset. */
  confirmedAt: string | null
}

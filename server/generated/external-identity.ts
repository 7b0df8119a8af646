// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A user at an outside provider. The provider's name for a user is its issuer and subject, never an email address. */
export type ExternalIdentityRow = {
  /** The provider. */
  issuer: string
  /** The user there. */
  subject: string
  /** The user here. */
  userId: string
  /** What the provider said last: id, picture, email and names. Never its tokens. */
  profile: unknown
  /** First sign-in with it. */
  linkedAt: string
}

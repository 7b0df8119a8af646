// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A user's identity at an external provider: issuer and subject, never an email address. */
export type ExternalIdentityRow = {
  /** Issuer of the provider. */
  issuer: string
  /** Id of the user at the provider. */
  subject: string
  /** The linked user. */
  userId: string
  /** Last profile from the provider: id, picture, email and names. Never its tokens. */
  profile: unknown
  /** First sign-in with this identity. */
  linkedAt: string
}

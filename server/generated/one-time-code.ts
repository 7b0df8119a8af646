// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Single-use codes and links that expire soon; only hashes are stored. */
export type OneTimeCodeRow = {
  /** Part of the link, so that it can be found without its secret. */
  id: string
  /** The only purpose for which it is valid. */
  purpose: 'MAGIC' | 'OTP' | 'CONFIRM_EMAIL' | 'RECOVERY' | 'DELETE_ACCOUNT' | 'EXCHANGE' | 'GOOGLE' | 'OAUTH2' | 'LINK_PROVIDER' | 'EMAIL_OLD' | 'EMAIL_NEW'
  /** Email address or user id that it proves. */
  subject: string
  /** The only community in which it is valid. */
  originCommunityId: string
  /** SHA-256 of the code. */
  codeHash: Uint8Array
  /** Remaining attempts. */
  attemptsLeft: number
  /** Redirect target, and what the second step of a sign-in needs. */
  details: unknown
  /** When it was created; only the newest of a subject and purpose is valid. */
  createdAt: string
  /** When it expires. */
  expiresAt: string
  /** When it was used, or replaced by a newer one. */
  usedAt: string | null
}

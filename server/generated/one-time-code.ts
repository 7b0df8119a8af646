// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Codes and links that prove something once: single use, short-lived, kept as hashes. */
export type OneTimeCodeRow = {
  /** Part of the link, so that it can be found without its secret. */
  id: string
  /** A code is good for this alone. */
  purpose: 'MAGIC' | 'OTP' | 'CONFIRM_EMAIL' | 'RECOVERY' | 'DELETE_ACCOUNT' | 'EXCHANGE' | 'GOOGLE' | 'OAUTH2'
  /** Email address or user id that it proves. */
  subject: string
  /** A code is good in this community alone. */
  originCommunityId: string
  /** SHA-256 of the code. */
  codeHash: Uint8Array
  /** Wrong guesses that are still allowed. */
  attemptsLeft: number
  /** Where to go afterwards, and what the other side of a sign-in needs. */
  details: unknown
  /** When it was made; only the newest of a subject and purpose works. */
  createdAt: string
  /** When it ends by itself. */
  expiresAt: string
  /** When it was used, or replaced by a newer one. */
  usedAt: string | null
}

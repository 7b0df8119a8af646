// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A person's account over the whole installation. */
export type AppUserRow = {
  /** Made by the application, ordered by time. */
  id: string
  /** Address in lower case; one account each. */
  email: string
  /** When a letter to the address was answered. */
  emailConfirmedAt: string | null
  /** argon2id; null where the user signs in by other means. */
  passwordHash: string | null
  /** Language chosen by the user. */
  preferredLang: 'en' | 'ru' | null
  /** When the terms were accepted. */
  policyAcceptedAt: string | null
  /** An admin blocked the account; its sessions are ended. */
  blockedAt: string | null
  /** The user deleted the account. */
  deletedAt: string | null
  /** When the account was made. */
  createdAt: string
}

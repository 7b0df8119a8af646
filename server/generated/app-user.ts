// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Account of a person, for the whole installation. */
export type AppUserRow = {
  /** Made by the application, ordered by time. */
  id: string
  /** Address in lower case; unique. */
  email: string
  /** When the address was confirmed by a link or code in a letter. */
  emailConfirmedAt: string | null
  /** argon2id hash; null when the user has no password. */
  passwordHash: string | null
  /** Language chosen by the user. */
  preferredLang: 'en' | 'ru' | null
  /** When the terms were accepted. */
  policyAcceptedAt: string | null
  /** An admin blocked the account; its sessions are ended. */
  blockedAt: string | null
  /** The user deleted the account. */
  deletedAt: string | null
  /** When the account was created. */
  createdAt: string
  /** When the owner of the address proved it and everything set up before was discarded; access codes from before open the account no more. */
  claimedAt: string | null
}

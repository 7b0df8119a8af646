// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A requested change of a user's email address, until both addresses have confirmed it. The newest request of a user. */
export type EmailChangeRow = {
  /** The user. */
  userId: string
  /** The address to change to. */
  newEmail: string
  /** When the letter to the current address was confirmed; set at once when that address was never confirmed. */
  oldConfirmedAt: string | null
  /** When the letter to the new address was confirmed. */
  newConfirmedAt: string | null
  /** When it was requested. */
  createdAt: string
  /** When it expires. */
  expiresAt: string
}

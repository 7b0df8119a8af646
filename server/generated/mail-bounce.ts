// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Addresses at which no letter arrives, or whose owner marked one as spam. Only letters for signing in are sent there. */
export type MailBounceRow = {
  /** The address, in lower case. */
  recipient: string
  /** BOUNCE: a mail server refused the address; a letter that arrives ends it. COMPLAINT: its owner marked a letter as spam. */
  kind: 'BOUNCE' | 'COMPLAINT'
  /** What the mail server or the mail provider said. */
  problem: string
  /** When the last of them came. */
  createdAt: string
}

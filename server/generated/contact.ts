// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Contacts of a participant, at most one of each type. */
export type ContactRow = {
  /** The community. */
  communityId: string
  /** Owner. */
  participantId: string
  /** Contact type, such as TELEGRAM. */
  type: 'EMAIL' | 'PHONE' | 'FACEBOOK' | 'INSTAGRAM' | 'LINKEDIN' | 'VK' | 'TELEGRAM' | 'GITHUB' | 'TWITTER' | 'SLACK' | 'DISCORD' | 'CALENDLY'
  /** Normalised value. */
  value: string
}

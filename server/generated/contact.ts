// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Ways to reach a member outside, one of each kind. */
export type ContactRow = {
  /** The community. */
  communityId: string
  /** Whose. */
  participantId: string
  /** What kind. */
  type: 'EMAIL' | 'PHONE' | 'FACEBOOK' | 'INSTAGRAM' | 'LINKEDIN' | 'VK' | 'TELEGRAM' | 'GITHUB' | 'TWITTER' | 'SLACK' | 'DISCORD' | 'CALENDLY'
  /** In the one form in which this kind is kept. */
  value: string
}

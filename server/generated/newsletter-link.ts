// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Links of a newsletter of a community that counts clicks, in total. */
export type NewsletterLinkRow = {
  /** The community. */
  communityId: string
  /** The newsletter. */
  newsletterId: string
  /** Number of the link in the letter. */
  nth: number
  /** Where it leads. */
  url: string
  /** How often it was opened. */
  clicks: number
}

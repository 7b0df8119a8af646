// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Contents that managers keep to begin a newsletter with. */
export type NewsletterTemplateRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** Name in the list of templates. */
  name: string
  /** Like the content of a newsletter. */
  content: unknown
  /** The user who kept it; null after their account was deleted. */
  createdBy: string | null
  /** When it was kept. */
  createdAt: string
}

// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The audit log of a community: who changed what, before and after. */
export type ChangeRow = {
  /** Made by the application, ordered by time. */
  id: string
  /** The community. */
  communityId: string
  /** What was changed, of a list in the contract. */
  kind: string
  /** What was changed, in words of the community; empty for the community itself. */
  subject: string
  /** Id of what was changed, where it has one. */
  subjectId: string | null
  /** The manager; null once the account is deleted. */
  userId: string | null
  /** Values before, by field; secrets have a placeholder. */
  before: unknown
  /** Values after, by field. */
  after: unknown
  /** Whether it can be undone from the log: texts, looks, options and order, never secrets, domains and roles. */
  canUndo: boolean
  /** When. */
  createdAt: string
  /** When it was undone; the undoing is a change of its own. */
  undoneAt: string | null
}

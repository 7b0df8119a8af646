// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** One action of a manager on many members, run by a job in batches. */
export type BulkActionRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** What is done with each member. */
  kind: 'tag' | 'untag' | 'profileOn' | 'profileOff' | 'networkingOn' | 'networkingOff'
  /** The member tag that is given or taken; null for other kinds. */
  tag: string | null
  /** The selection, as it was when the action started. Emptied when it is finished. */
  participantIds: string[]
  /** Number of selected members. */
  total: number
  /** How many of them are done; the next batch begins after them. */
  done: number
  /** Members who had left, or whom the manager may not switch. */
  skipped: number
  /** Members for whom it failed. */
  failed: number
  /** The manager; null once the account is deleted. */
  createdBy: string | null
  /** When it started. */
  createdAt: string
  /** When all were done; null while it runs. */
  finishedAt: string | null
}

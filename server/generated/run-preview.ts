// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What the next weekly run would give, as computed when a manager last asked. The one that was made before stays until the next is complete. */
export type RunPreviewRow = {
  /** The community. */
  communityId: string
  /** The preview that was asked for last. */
  askedId: string
  /** When. */
  askedAt: string
  /** Of the preview that was asked for last. */
  status: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED'
  /** How much of it is computed, from 0 to 1. */
  progress: number
  /** Why it failed, for operators. */
  problem: string | null
  /** The preview that is complete and shown; null before the first. */
  madeId: string | null
  /** Of when its data are. */
  madeAt: string | null
  /** Monday of the run that it computed. */
  week: string | null
  /** Hash of the choices of pairs that it took into account. */
  choices: string
  /** Its figures: members, lists, shown, never shown, and how many get few, by reason. */
  facts: unknown
}

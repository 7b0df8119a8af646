// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Letters to newcomers; off without a row. */
export type WelcomeSeriesRow = {
  /** The community. */
  communityId: string
  /** Incremented by each change: a change of an older version is refused. */
  version: number
  /** Whether newcomers get it. */
  isOn: boolean
  /** When it was switched on; those who joined before do not get it. */
  onSince: string | null
  /** When newcomers were last looked for, by the clock of the database as in participant.changed_at. */
  lookedAt: string | null
  /** When the next step may be due to those who are members already; null to look at once. */
  nextAt: string | null
}

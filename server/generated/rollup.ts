// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** State of the figures of a community. The row is the lock of the job. */
export type RollupRow = {
  /** The community. */
  communityId: string
  /** The time zone in which the days were computed; after a change of it all days are. */
  timeZone: string
  /** When the marks were last worked off. */
  madeAt: string
  /** When some days were last computed from the rows and compared. */
  checkedAt: string | null
  /** Number of days that the last comparison had to correct. */
  differences: number
  /** Whether pairs are kept in rollup_pair; the previous version counted all of a day again. */
  countsPairs: boolean
  /** The last day of the nightly comparison, which goes on after it; null to begin with the first day. */
  checkedUntil: string | null
}

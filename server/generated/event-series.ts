// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The rule by which events repeat. The events themselves are rows of event from the start. */
export type EventSeriesRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** How often it repeats. */
  frequency: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY_BY_DATE' | 'MONTHLY_BY_WEEKDAY'
  /** The last day that may have an event; null if the number of events ends it. */
  untilDate: string | null
  /** Number of events; null if a day ends it. */
  eventCount: number | null
  /** When it was created. */
  createdAt: string
}

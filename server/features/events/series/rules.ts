import type { Recurrence } from '#contract/events/recurrence.ts'

/** The rule of a series as stored. */
export type StoredSeries = {
  id: string
  frequency: Recurrence['frequency']
  untilDate: string | null
  eventCount: number | null
}

export const recurrenceOf = ({ frequency, untilDate, eventCount }: StoredSeries): Recurrence => ({
  frequency,
  end: untilDate === null ? { count: eventCount ?? 1 } : { until: untilDate },
})

const dayMs = 24 * 3600 * 1000

/** Days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** Slugs of the other events: the date behind that of the first, so that each is readable by itself. */
export const slugOn = (slug: string, date: string): string => `${slug.slice(0, 68).replace(/-+$/, '')}-${date}`

import { createHash } from 'node:crypto'
import { addDays, isZone } from '#server/platform/clock/zone.ts'
import { mondayOf, nextRunAt } from './week.ts'

/** Seed of a run: differs by week, the same when the run is repeated. */
export const seedOf = (communityId: string, week: string): number =>
  createHash('sha256').update(`${communityId} ${week}`).digest().readInt32BE(0)

/** Monday of the current week by time zone. */
export const currentWeeks = (zones: string[], now: Date): { zone: string; week: string }[] =>
  zones.map(zone => ({ zone, week: mondayOf(now, isZone(zone) ? zone : 'UTC') }))

/** This week's run is next until it begins; then that of the next Monday. */
export function nextRunOf(now: Date, timeZone: string, isBegun: boolean): { week: string; at: Date } {
  const monday = mondayOf(now, timeZone)
  return isBegun ? { week: addDays(monday, 7), at: nextRunAt(now, timeZone) } : { week: monday, at: now }
}

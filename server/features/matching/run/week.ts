import { addDays, instantOf, localTime } from '#server/platform/clock/zone.ts'

/** Monday of the current week in a time zone. */
export function mondayOf(at: Date, timeZone: string): string {
  const { day, weekday } = localTime(at, timeZone)
  return addDays(day, 1 - weekday)
}

/** When the next run is due: at the beginning of the next Monday. */
export const nextRunAt = (at: Date, timeZone: string): Date =>
  instantOf(addDays(mondayOf(at, timeZone), 7), 0, timeZone)

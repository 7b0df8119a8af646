import { addDays, instantOf, localTime } from '#server/platform/clock/zone.ts'

/** The Monday of the week that it is in a zone. */
export function mondayOf(at: Date, timeZone: string): string {
  const { day, weekday } = localTime(at, timeZone)
  return addDays(day, 1 - weekday)
}

/** When the run after this moment is due: the next Monday begins. */
export const nextRunAt = (at: Date, timeZone: string): Date =>
  instantOf(addDays(mondayOf(at, timeZone), 7), 0, timeZone)

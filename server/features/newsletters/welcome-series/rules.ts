import { addDays, instantOf, localTime } from '#server/platform/clock/zone.ts'

/** In the morning of the reader. */
const minutesOfDay = 10 * 60

/** When a step is due for somebody who joined at this time: at once on the day itself, else at ten of the local day. */
export function stepDueAt(joinedAt: Date, days: number, timeZone: string): Date {
  if (days === 0) return joinedAt
  return instantOf(addDays(localTime(joinedAt, timeZone).day, days), minutesOfDay, timeZone)
}

import { addDays, isZone, localTime } from '#server/platform/clock/zone.ts'

/** Tuesday, nine in the morning. */
export const letterTime = { daysAfterMonday: 1, minutes: 9 * 60 }

/** Whether the letter of a week is due: its hour has passed in the reader's time zone, and the week is not over. */
export function isLetterDue(week: string, at: Date, timeZone: string): boolean {
  const { day, minutes } = localTime(at, timeZone)
  const letterDay = addDays(week, letterTime.daysAfterMonday)
  if (day >= addDays(week, 7)) return false
  return day > letterDay || (day === letterDay && minutes >= letterTime.minutes)
}

/** The day that a letter proposes for meeting; null once it has passed. */
export function proposedDay(week: string, at: Date, timeZone: string): string | null {
  const wednesday = addDays(week, 2)
  return localTime(at, timeZone).day <= wednesday ? wednesday : null
}

/**
 * Of the readers' zones (null for the community's), those in which the letter is due. In an unknown one it is due with
 * the community's.
 */
export function zonesDue(zones: (string | null)[], week: string, at: Date, timeZone: string) {
  const unknown = zones.filter(zone => zone !== null && !isZone(zone)) as string[]
  const usable = (zone: string | null) => (zone === null || unknown.includes(zone) ? timeZone : zone)
  return { due: zones.filter(zone => isLetterDue(week, at, usable(zone))), unknown }
}

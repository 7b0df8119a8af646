import { addDays, instantOf, isZone, localTime } from '#server/platform/clock/zone.ts'

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

const minuteMs = 60_000
/** Letters that were queued may fail, and members who were hidden may come back. */
const whileDueMs = 30 * minuteMs
const whileNoneMs = 360 * minuteMs

/** When letters of the week may be due next: in the next zone, or again where letters wait. Null once the week is over everywhere. */
export function nextLookAt(zones: (string | null)[], week: string, at: Date, timeZone: string): Date | null {
  const { due } = zonesDue(zones, week, at, timeZone)
  // Zones are up to 14 hours before and 12 behind UTC.
  if (at.getTime() >= Date.parse(`${addDays(week, 7)}T12:00:00Z`)) return null
  const letterDay = addDays(week, letterTime.daysAfterMonday)
  const next = zones
    .filter(zone => !due.includes(zone))
    .map(zone => instantOf(letterDay, letterTime.minutes, zone !== null && isZone(zone) ? zone : timeZone).getTime())
    .filter(moment => moment > at.getTime())
  const again = at.getTime() + (due.length > 0 ? whileDueMs : whileNoneMs)
  return new Date(Math.min(again, ...next))
}

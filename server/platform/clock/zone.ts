import { Temporal } from 'temporal-polyfill'

/** An instant as local date and time of a zone. */
export type LocalTime = {
  /** 2026-11-17 */
  day: string
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** Since midnight, in local time. */
  minutes: number
}

/** Whether local times can be computed in this zone. */
export function isZone(timeZone: string): boolean {
  try {
    localTime(new Date(0), timeZone)
  } catch {
    // RangeError: an unknown time zone.
    return false
  }
  return true
}

export function localTime(at: Date, timeZone: string): LocalTime {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  return {
    day: local.toPlainDate().toString(),
    weekday: local.dayOfWeek,
    minutes: local.hour * 60 + local.minute,
  }
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/**
 * The instant of a local time in a zone. A local time that a DST change skips gives the instant as far after the change; of one that
 * is repeated, the first.
 */
export function instantOf(day: string, minutes: number, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(day).add({ minutes })
  return new Date(local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds)
}

/** ISO 8601 with the offset of the zone: 2026-11-19T19:00:00+01:00. */
export function isoInZone(at: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  return local.toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

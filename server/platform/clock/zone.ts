import { Temporal } from 'temporal-polyfill'

/** A moment as calendars and clocks of a time zone show it. */
export type LocalTime = {
  /** 2026-11-17 */
  day: string
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** Since midnight, by the clock on the wall. */
  minutes: number
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
 * The moment at which clocks of a zone show a time of a day. A time that a change of clocks leaves out gives the moment as far
 * after the change; of one that comes twice, the first.
 */
export function instantOf(day: string, minutes: number, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(day).add({ minutes })
  return new Date(local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds)
}

/*
 * The rule of a series, and its dates. Calendar days have no time zone: each event of a series keeps its local time, and so its own
 * offset after a change of DST. Without zod, so that the form can show the dates.
 */

export const frequencies = ['WEEKLY', 'BIWEEKLY', 'MONTHLY_BY_DATE', 'MONTHLY_BY_WEEKDAY'] as const
export type Frequency = (typeof frequencies)[number]

export type Recurrence = {
  frequency: Frequency
  /** The last day that may have an event, inclusive; or the number of events. */
  end: { until: string } | { count: number }
}

/** A series has an end: at most this many events, in at most this many years. */
export const seriesLimits = { events: 104, years: 3 } as const

type Day = { year: number; month: number; day: number }

const dayMs = 24 * 3600 * 1000

const read = (date: string): Day => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

const write = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** 0 is Sunday. */
const weekdayOf = ({ year, month, day }: Day): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay()

const monthAfter = ({ year, month }: Day, months: number): { year: number; month: number } => {
  const index = year * 12 + month - 1 + months
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** Which weekday of the month a day is: 1 for the first Thursday, up to 4; 5 stands for the last. */
export const weekOfMonth = (date: string): number => Math.ceil(read(date).day / 7)

/**
 * The day in a later month; null if the month lacks it. A day in the fifth week of its month means the last such weekday, which every
 * month has.
 */
function inMonth(first: Day, months: number, frequency: 'MONTHLY_BY_DATE' | 'MONTHLY_BY_WEEKDAY'): string | null {
  const { year, month } = monthAfter(first, months)
  const length = daysInMonth(year, month)
  if (frequency === 'MONTHLY_BY_DATE') return first.day > length ? null : write({ year, month, day: first.day })
  const firstSuch = 1 + ((weekdayOf(first) - weekdayOf({ year, month, day: 1 }) + 7) % 7)
  const week = Math.ceil(first.day / 7)
  const last = firstSuch + 7 * Math.floor((length - firstSuch) / 7)
  return write({ year, month, day: week === 5 ? last : firstSuch + 7 * (week - 1) })
}

/** The dates of a series that begins on `first`, which is always one of them. */
export function datesOf(first: string, { frequency, end }: Recurrence): string[] {
  const start = read(first)
  const horizon = write({ ...start, year: start.year + seriesLimits.years, day: Math.min(start.day, 28) })
  const until = 'until' in end && end.until < horizon ? end.until : horizon
  const count = 'count' in end ? Math.min(end.count, seriesLimits.events) : seriesLimits.events
  const dates = [first]
  for (let step = 1; dates.length < count; step++) {
    const next = dateAfter(first, start, frequency, step)
    if (next === null) continue
    if (next > until) break
    dates.push(next)
  }
  return dates
}

function dateAfter(first: string, start: Day, frequency: Frequency, step: number): string | null {
  if (frequency === 'WEEKLY') return addDays(first, step * 7)
  if (frequency === 'BIWEEKLY') return addDays(first, step * 14)
  return inMonth(start, step, frequency)
}

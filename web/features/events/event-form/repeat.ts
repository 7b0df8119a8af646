import { datesOf, type Frequency, type Recurrence, seriesLimits } from '#contract/events/recurrence.ts'
import type { Language } from '#contract/languages.ts'
import { isDay } from '#web/lib/words/calendar.ts'

/** The part of the form about repetition, as it is typed. */
export type Repeat = {
  repeatFrequency: Frequency | 'NONE'
  repeatEndsBy: 'count' | 'until'
  repeatCount: string
  repeatUntil: string
}

export const noRepeat: Repeat = { repeatFrequency: 'NONE', repeatEndsBy: 'count', repeatCount: '4', repeatUntil: '' }

/** Keys of `form` in the words of series. */
export type RepeatProblem = 'needsDate' | 'badCount' | 'needsLastDay' | 'tooFew'

type Typed = Repeat & { date: string; isDateToBeConfirmed: boolean }

/** The rule that is typed, with its dates; a problem if it is not complete; null if the event does not repeat. */
export function readRepeat(
  typed: Typed,
): { recurrence: Recurrence; dates: string[] } | { field: keyof Repeat; problem: RepeatProblem } | null {
  const { repeatFrequency: frequency, repeatEndsBy: endsBy, repeatUntil: until, date } = typed
  if (frequency === 'NONE') return null
  if (typed.isDateToBeConfirmed || !/^2[01]\d\d-\d\d-\d\d$/.test(date))
    return { field: 'repeatFrequency', problem: 'needsDate' }
  const count = typed.repeatCount.trim() === '' ? Number.NaN : Number(typed.repeatCount)
  if (endsBy === 'count' && !(Number.isInteger(count) && count >= 2 && count <= seriesLimits.events))
    return { field: 'repeatCount', problem: 'badCount' }
  if (endsBy === 'until' && !isDay(until)) return { field: 'repeatUntil', problem: 'needsLastDay' }
  const recurrence: Recurrence = { frequency, end: endsBy === 'count' ? { count } : { until } }
  const dates = datesOf(date, recurrence)
  return dates.length < 2 ? { field: 'repeatUntil', problem: 'tooFew' } : { recurrence, dates }
}

const locales = { en: 'en-GB', ru: 'ru-RU' } as const
const shownAtFirst = 3

/** "19 Nov, 26 Nov, 3 Dec, … 7 Jan 2027": the first dates and the last, with the year where it is another than that of the first. */
export function datesText(dates: string[], language: Language): string {
  const short = (date: string) => {
    const format = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const year = date.slice(0, 4) === dates[0]?.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`
    return format.format(new Date(date)).replace('.', '') + year
  }
  if (dates.length <= shownAtFirst + 1) return dates.map(short).join(', ')
  return `${dates.slice(0, shownAtFirst).map(short).join(', ')}, … ${short(dates.at(-1) as string)}`
}

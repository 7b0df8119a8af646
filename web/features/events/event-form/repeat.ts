import { datesOf, type Frequency, type Recurrence, seriesLimits } from '#contract/events/recurrence.ts'
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

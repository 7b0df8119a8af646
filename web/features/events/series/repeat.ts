import { datesOf, type Frequency, type Recurrence, seriesLimits } from '#contract/events/recurrence.ts'

/** The part of the form about repetition, as it is typed. */
export type Repeat = {
  frequency: Frequency | 'NONE'
  endsBy: 'count' | 'until'
  count: string
  until: string
}

export const noRepeat: Repeat = { frequency: 'NONE', endsBy: 'count', count: '4', until: '' }

export type RepeatProblem = 'needsDate' | 'badCount' | 'tooFew'

/** The rule that is typed, with its dates; a problem if it is not complete; null if the event does not repeat. */
export function readRepeat(
  repeat: Repeat,
  date: string,
): { recurrence: Recurrence; dates: string[] } | { problem: RepeatProblem } | null {
  const { frequency, endsBy, until } = repeat
  if (frequency === 'NONE') return null
  if (!date) return { problem: 'needsDate' }
  const count = Number(repeat.count)
  if (endsBy === 'count' && !(Number.isInteger(count) && count >= 2 && count <= seriesLimits.events))
    return { problem: 'badCount' }
  if (endsBy === 'until' && !until) return { problem: 'tooFew' }
  const recurrence: Recurrence = { frequency, end: endsBy === 'count' ? { count } : { until } }
  const dates = datesOf(date, recurrence)
  return dates.length < 2 ? { problem: 'tooFew' } : { recurrence, dates }
}

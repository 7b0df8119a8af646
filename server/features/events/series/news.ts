import type { Times } from '../event/event-time.ts'
import type { EventNews } from '../event/letters.tsx'

/** A date that was moved or cancelled: its time before, and its sequence since. */
export type ChangedDate = { eventId: string; sequence: number; before: Times }

type Before = Times & { id: string; sequence: number }

/** Of an event as it was before the change, which raises its sequence by one. */
export const changedDate = ({ id, sequence, ...event }: Before): ChangedDate => {
  const { date, startTime, endTime, startsAt, endsAt, timeZone } = event
  return { eventId: id, sequence: sequence + 1, before: { date, startTime, endTime, startsAt, endsAt, timeZone } }
}

/** `changeId` is the same for all letters about one change. */
type SeriesChanged = { changeId: string; dates: ChangedDate[] }

/** The dates of one participant that a change concerns. */
export type ChangeOfDates = {
  participantId: string
  changeId: string
  news: EventNews
  dates: { participationId: string; sequence: number; before: Times }[]
}

declare module '#server/platform/jobs/names.ts' {
  interface News {
    /** Dates of a series changed in one call: time or place. Each of them is told by `event.rescheduled` as well. */
    'series.rescheduled': SeriesChanged
    'series.cancelled': SeriesChanged
  }
  interface Jobs {
    'series.tellChange': ChangeOfDates
  }
}

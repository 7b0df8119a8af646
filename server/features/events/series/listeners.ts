import '../calendar/jobs.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import type { EventNews } from '../event/letters.tsx'
import type { ChangedDate, ChangeOfDates } from './news.ts'
import { listInvited } from './store.ts'

type Changed = { changeId: string; dates: ChangedDate[] }

/** One job per participant. Who takes part in one of the dates only gets the letter about an event. */
async function tellEverybody(scope: Scope, { changeId, dates }: Changed, news: EventNews): Promise<void> {
  const changed = new Map(dates.map(date => [date.eventId, date]))
  const byParticipant = new Map<string, ChangeOfDates['dates']>()
  for (const { participantId, eventId, participationId } of await listInvited(scope.db, [...changed.keys()])) {
    const { sequence, before } = changed.get(eventId) as ChangedDate
    const own = byParticipant.get(participantId) ?? []
    byParticipant.set(participantId, [...own, { participationId, sequence, before }])
  }
  for (const [participantId, own] of byParticipant) {
    const [{ participationId, sequence }, ...others] = own as [ChangeOfDates['dates'][0], ...ChangeOfDates['dates']]
    if (others.length === 0) await scope.queue('calendar.update', { participationId, news, sequence })
    else await scope.queue('series.tellChange', { participantId, changeId, news, dates: own })
  }
}

export const seriesListeners: Listener[] = [
  listener('tell participants of dates: rescheduled', 'series.rescheduled', (changed, scope) =>
    tellEverybody(scope, changed, 'rescheduled'),
  ),
  listener('tell participants of dates: cancelled', 'series.cancelled', (changed, scope) =>
    tellEverybody(scope, changed, 'cancelled'),
  ),
]

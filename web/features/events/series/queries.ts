import { queryOptions } from '@tanstack/react-query'
import type { Series } from '#contract/events/series.ts'
import { api } from '#web/lib/calls/api.ts'

export const seriesQuery = (eventId: string) =>
  queryOptions({ queryKey: ['event', 'series', eventId], queryFn: () => api.series.get({ id: eventId }) })

/** How many dates a change of this and the following ones concerns, itself included. Those that are over are never changed. */
export function countFollowing({ events }: Series, eventId: string, withCancelled = false): number {
  const place = events.findIndex(({ id }) => id === eventId)
  return 1 + events.slice(place + 1).filter(each => !each.isOver && (withCancelled || !each.isCancelled)).length
}

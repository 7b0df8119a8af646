import { useQuery } from '@tanstack/react-query'
import type { ManagedEvent } from '#contract/events/event.ts'
import { countFollowing, seriesQuery } from './queries.ts'

/** How many dates there are from this one on; 1 outside a series. Null while that is not known. */
export function useFollowing(event: ManagedEvent | null, withCancelled = false): number | null {
  const seriesId = event?.seriesId ?? null
  const series = useQuery({ ...seriesQuery(event?.id ?? ''), enabled: seriesId !== null })
  if (!event || seriesId === null) return 1
  return series.data ? countFollowing(series.data, event.id, withCancelled) : null
}

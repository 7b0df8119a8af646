import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'

const feedsQuery = queryOptions({
  queryKey: ['calendar feeds'],
  queryFn: () => api.calendar.getFeeds(),
})

/** Addresses of the feeds, and the renewal of the personal one. */
export function useCalendarFeeds() {
  const feeds = useQuery(feedsQuery)
  const renew = async () => queries.setQueryData(feedsQuery.queryKey, await api.calendar.renewFeed())
  return { feeds, renew }
}

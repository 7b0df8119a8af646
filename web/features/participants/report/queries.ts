import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { realtimeConstants } from '#contract/realtime/topics.ts'
import { api } from '#web/lib/calls/api.ts'

export const reportsKey = ['moderation reports']
const pageSize = 20

export const reportsQuery = (isSettled: boolean) =>
  infiniteQueryOptions({
    queryKey: [...reportsKey, 'list', isSettled],
    queryFn: ({ pageParam, signal }) =>
      api.report.list(
        { size: pageSize, isDecided: isSettled ? 'true' : 'false', ...(pageParam ? { after: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: last => last.next,
    refetchInterval: realtimeConstants.pollMs,
  })

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...reportsKey, 'one', id],
    queryFn: ({ signal }) => api.report.get({ id }, { signal }),
  })

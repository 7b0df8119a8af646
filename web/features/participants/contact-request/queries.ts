import { infiniteQueryOptions } from '@tanstack/react-query'
import { realtimeConstants } from '#contract/realtime/topics.ts'
import { api } from '#web/lib/calls/api.ts'

export const contactRequestsKey = ['contact requests']
const pageSize = 20

export const contactRequestsQuery = (isSettled: boolean) =>
  infiniteQueryOptions({
    queryKey: [...contactRequestsKey, isSettled],
    queryFn: ({ pageParam, signal }) =>
      api.contactRequest.list(
        { size: pageSize, isOpen: isSettled ? 'false' : 'true', ...(pageParam ? { after: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: last => last.next,
    refetchInterval: realtimeConstants.pollMs,
  })

import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

const pollMs = 2000

/** Polled while a run is in progress, and shortly after one was started. */
export const runsQuery = (isExpected: boolean) =>
  queryOptions({
    queryKey: ['matching runs'],
    queryFn: () => api.matchingManagement.listRuns(),
    refetchInterval: ({ state }) =>
      isExpected || state.data?.items.some(({ status }) => status === 'RUNNING') ? pollMs : false,
  })

export const rulesQuery = queryOptions({
  queryKey: ['matching rules'],
  queryFn: () => api.matchingManagement.getRules(),
})

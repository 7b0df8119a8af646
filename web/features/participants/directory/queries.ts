import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { activeFilters, type ListState } from './listState.ts'

const pageSize = 24

export const participantsQuery = (id: string, state: ListState) =>
  infiniteQueryOptions({
    queryKey: ['participants', id, activeFilters(state)],
    queryFn: ({ pageParam, signal }) =>
      api.directory.list(
        { id, ...activeFilters(state), size: pageSize, ...(pageParam ? { after: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: last => last.next,
    placeholderData: keepPreviousData,
  })

export const topTagsQuery = (id: string) =>
  queryOptions({ queryKey: ['top tags', id], queryFn: () => api.directory.listTopTags({ id }), staleTime: 5 * 60_000 })

export const locationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['locations', id],
    queryFn: () => api.directory.listLocations({ id }),
    staleTime: 5 * 60_000,
  })

import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

export const organisedQuery = (show: 'upcoming' | 'past') =>
  infiniteQueryOptions({
    queryKey: ['organised events', currentLanguage(), show],
    queryFn: ({ pageParam, signal }) =>
      api.responsible.listOrganised({ show, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: last => last.next,
  })

export const managedQuery = (show: 'upcoming' | 'past', search: string) =>
  infiniteQueryOptions({
    queryKey: ['managed events', currentLanguage(), show, search],
    queryFn: ({ pageParam, signal }) =>
      api.responsible.listManaged(
        { show, ...(search ? { search } : {}), ...(pageParam ? { after: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: last => last.next,
    placeholderData: keepPreviousData,
  })

import { infiniteQueryOptions } from '@tanstack/react-query'
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

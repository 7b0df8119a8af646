import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

/* Under the key of matching: an intro or a bookmark changes what is shown here too. */

const shownAtOnce = 10

export const encountersQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['matching', 'encounters', eventId, currentLanguage()],
    queryFn: () => api.encounter.list({ id: eventId }),
  })

export const metQuery = (eventId: string) =>
  infiniteQueryOptions({
    queryKey: ['matching', 'met', eventId],
    queryFn: ({ pageParam }) =>
      api.encounter.listMet({ id: eventId, size: shownAtOnce, ...(pageParam ? { after: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: last => last.next,
  })

import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

/** One key prefix for everything between participants, so that any change invalidates all of it. */
const family = 'matching'

/** Reasons are in the user's language, so the language is part of the key. */
export const recommendationsQuery = () =>
  infiniteQueryOptions({
    queryKey: [family, 'recommendations', currentLanguage()],
    queryFn: ({ pageParam, signal }) => api.recommendation.list({ page: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (hasMore(last, pages) ? pages.length : undefined),
    placeholderData: keepPreviousData,
  })

type Page = { items: unknown[]; total: number | null }

/** Paginated by page number: the total shows whether there is more. */
const hasMore = ({ items, total }: Page, pages: Page[]) =>
  items.length > 0 && pages.reduce((count, page) => count + page.items.length, 0) < (total ?? 0)

export const creditsQuery = queryOptions({ queryKey: [family, 'credits'], queryFn: () => api.credits.get() })

export const standingQuery = (participantId: string) =>
  queryOptions({
    queryKey: [family, 'standing', participantId],
    queryFn: () => api.standing.get({ participantId }),
  })

/** Unanswered intros, with reasons in the user's language. */
export const receivedIntrosQuery = () =>
  queryOptions({
    queryKey: [family, 'received intros', currentLanguage()],
    queryFn: () => api.intro.list({ direction: 'received', status: 'SENT' }),
    placeholderData: keepPreviousData,
  })

/** Whether the user has ever sent an intro. */
export const sentIntrosQuery = queryOptions({
  queryKey: [family, 'sent intros'],
  queryFn: () => api.intro.list({ direction: 'sent', size: 1 }),
})

export const pendingScoresQuery = (participantId: string) =>
  queryOptions({
    queryKey: [family, 'pending scores', participantId],
    queryFn: () => api.meeting.listPendingScores({ id: participantId }),
  })

const requestsAtOnce = 20

export const requestsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [family, 'requests', search],
    queryFn: ({ pageParam, signal }) =>
      api.request.list(
        { size: requestsAtOnce, ...(search ? { search } : {}), ...(pageParam ? { after: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: last => last.next,
    placeholderData: keepPreviousData,
  })

export const fittingRequestsQuery = queryOptions({
  queryKey: [family, 'fitting requests'],
  queryFn: () => api.request.listFitting(),
})

export const ownRequestQuery = queryOptions({
  queryKey: [family, 'own request'],
  queryFn: () => api.request.getMine(),
})

export const pastRequestsQuery = queryOptions({
  queryKey: [family, 'past requests'],
  queryFn: () => api.request.listPast(),
})

export const preferenceQuery = queryOptions({
  queryKey: [family, 'preference'],
  queryFn: () => api.preference.get(),
})

export const refreshMatching = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [family] })

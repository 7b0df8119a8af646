import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

const atOnce = 20
const page = (after: string) => ({ size: atOnce, ...(after ? { after } : {}) })

/** People whom the user likes. */
export const likedQuery = infiniteQueryOptions({
  queryKey: ['matching', 'liked'],
  queryFn: ({ pageParam, signal }) => api.relation.list({ relationType: 'LIKE', ...page(pageParam) }, { signal }),
  initialPageParam: '',
  getNextPageParam: last => last.next,
})

export const bookmarksQuery = infiniteQueryOptions({
  queryKey: ['matching', 'bookmarks'],
  queryFn: ({ pageParam, signal }) => api.bookmark.list(page(pageParam), { signal }),
  initialPageParam: '',
  getNextPageParam: last => last.next,
})

/** Received intros, answered or not. */
export const writtenToMeQuery = infiniteQueryOptions({
  queryKey: ['matching', 'written to me'],
  queryFn: ({ pageParam, signal }) => api.intro.list({ direction: 'received', ...page(pageParam) }, { signal }),
  initialPageParam: '',
  getNextPageParam: last => last.next,
})

/** Accepted intros include contacts; for older ones, the profile page has them. */
export const answeredQuery = queryOptions({
  queryKey: ['matching', 'answered'],
  queryFn: ({ signal }) => api.intro.list({ direction: 'sent', status: 'ACCEPTED', size: 100 }, { signal }),
})

/** Reasons are in the user's language, so the language is part of the key. */
export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: ['matching', 'history', currentLanguage()],
    queryFn: ({ pageParam, signal }) => api.recommendation.listHistory(page(pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: last => last.next,
  })

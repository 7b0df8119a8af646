import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

const atOnce = 20
const page = (after: string) => ({ size: atOnce, ...(after ? { after } : {}) })

/** Whom the reader is interested in. */
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

/** Who wrote first, answered or not. */
export const writtenToMeQuery = infiniteQueryOptions({
  queryKey: ['matching', 'written to me'],
  queryFn: ({ pageParam, signal }) => api.intro.list({ direction: 'received', ...page(pageParam) }, { signal }),
  initialPageParam: '',
  getNextPageParam: last => last.next,
})

/** Whoever said yes shows how to be reached; further back than this, the person's page does. */
export const answeredQuery = queryOptions({
  queryKey: ['matching', 'answered'],
  queryFn: ({ signal }) => api.intro.list({ direction: 'sent', status: 'ACCEPTED', size: 100 }, { signal }),
})

/** The reason is written in the reader's language, so another language is another list. */
export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: ['matching', 'history', currentLanguage()],
    queryFn: ({ pageParam, signal }) => api.recommendation.listHistory(page(pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: last => last.next,
  })

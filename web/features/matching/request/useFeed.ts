import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Request } from '#contract/matching/request.ts'
import { fittingRequestsQuery, requestsQuery } from '../queries.ts'
import { type FeedState, withWords } from './feedState.ts'

type Feed = {
  requests: Request[] | undefined
  isFailed: boolean
  isRenewed: boolean
  hasMore: boolean
  isLoadingMore: boolean
  retry: () => void
  /** Returns the number of loaded items. */
  showMore: () => Promise<number>
}

/** All requests, or those that the user could answer best. */
export function useFeed({ search, isFitting }: FeedState): Feed {
  const all = useInfiniteQuery({ ...requestsQuery(search), enabled: !isFitting })
  const fitting = useQuery({ ...fittingRequestsQuery, enabled: isFitting })
  const now = isFitting ? fitting : all
  return {
    requests: isFitting
      ? fitting.data && withWords(fitting.data, search)
      : all.data?.pages.flatMap(({ items }) => items),
    isFailed: now.isError && !now.data,
    isRenewed: !isFitting && all.isPlaceholderData,
    hasMore: !isFitting && all.hasNextPage,
    isLoadingMore: all.isFetchingNextPage,
    retry: () => void now.refetch(),
    showMore: async () => (await all.fetchNextPage()).data?.pages.at(-1)?.items.length ?? 0,
  }
}

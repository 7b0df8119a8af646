import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { realtimeConstants } from '#contract/realtime/topics.ts'
import { setBadge } from '#web/lib/badges.ts'
import { api } from '#web/lib/calls/api.ts'
import { createLatest } from '#web/lib/realtime/latest.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import { type QueueState, rowsPerPage } from './queueState.ts'

/** One key prefix for all that moderators see of newcomers, so that a decision invalidates all of it. */
export const moderationKey = ['moderation']

/** Other moderators decide meanwhile: open screens ask again. */
const refetchInterval = realtimeConstants.pollMs

export const queueQuery = ({ tab, search, page }: QueueState) =>
  queryOptions({
    queryKey: [...moderationKey, 'queue', tab, search, page],
    queryFn: ({ signal }) =>
      api.moderation.list(
        {
          size: rowsPerPage,
          page: page - 1,
          ...(tab === 'ALL' ? {} : { status: tab }),
          ...(search ? { search } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval,
  })

export const countsQuery = queryOptions({
  queryKey: [...moderationKey, 'counts'],
  queryFn: async ({ signal }) => {
    const counts = await api.moderation.count({}, { signal })
    setBadge('moderation', counts.pending)
    return counts
  },
  refetchInterval,
})

export const applicantQuery = (participantId: string) =>
  queryOptions({
    queryKey: [...moderationKey, 'applicant', currentLanguage(), participantId],
    queryFn: ({ signal }) => api.moderation.get({ participantId }, { signal }),
    enabled: participantId !== '',
  })

export const moderatorsQuery = queryOptions({
  queryKey: [...moderationKey, 'moderators'],
  queryFn: ({ signal }) => api.moderation.listModerators({}, { signal }),
})

export const noticeQuery = queryOptions({
  queryKey: ['newcomer notice'],
  queryFn: ({ signal }) => api.newcomerNotice.get({}, { signal }),
})

export const refreshModeration = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: moderationKey })

/** How many wait for a decision, at the menu entry. */
export const pendingCount = createLatest(
  async () => (await api.moderation.count()).pending,
  count => setBadge('moderation', count),
)

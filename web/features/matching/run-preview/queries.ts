import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import type { PreviewState } from './previewState.ts'

/** One key prefix, so that a new preview or a choice renews all of it. */
const family = 'run preview'
const pollMs = 1000

const isOnItsWay = (status: string | null | undefined) => status === 'QUEUED' || status === 'RUNNING'

/** Read again and again while a preview is being made. */
export const previewQuery = queryOptions({
  queryKey: [family, 'state'],
  queryFn: ({ signal }) => api.runPreview.get({}, { signal }),
  refetchInterval: ({ state }) => (isOnItsWay(state.data?.status) ? pollMs : false),
})

const pageInput = (after: string) => (after ? { after } : {})

export const previewedMembersQuery = (tab: 'few' | 'often', after: string, madeAt: string) =>
  queryOptions({
    queryKey: [family, tab, after, madeAt],
    queryFn: ({ signal }) =>
      api.runPreview.listMembers({ order: tab === 'few' ? 'FEW' : 'OFTEN', ...pageInput(after) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Reasons are in the user's language, so it is part of the key. */
export const previewedPairsQuery = (kind: PreviewState['kind'], after: string, madeAt: string) =>
  queryOptions({
    queryKey: [family, 'pairs', kind, after, madeAt, currentLanguage()],
    queryFn: ({ signal }) => api.runPreview.listPairs({ kind, ...pageInput(after) }, { signal }),
    placeholderData: keepPreviousData,
  })

export const previewedListQuery = (participantId: string, madeAt: string) =>
  queryOptions({
    queryKey: [family, 'list', participantId, madeAt, currentLanguage()],
    queryFn: ({ signal }) => api.runPreview.getList({ participantId }, { signal }),
  })

export const choicesQuery = queryOptions({
  queryKey: [family, 'choices'],
  queryFn: ({ signal }) => api.pairChoice.list({}, { signal }),
})

export const renewPreview = (): Promise<void> => queries.invalidateQueries({ queryKey: [family] })

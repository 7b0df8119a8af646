import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import { type ReportState, rowsPerPage } from './reportState.ts'

/** One key prefix for all that organisers see of an event, so that any change invalidates all of it. */
const family = 'managed event'

export const reportQuery = (eventId: string, { tab, search, sort, page }: ReportState) =>
  queryOptions({
    queryKey: [family, eventId, 'report', currentLanguage(), tab, search, sort, page],
    queryFn: ({ signal }) =>
      api.eventReport.list(
        {
          id: eventId,
          tab,
          size: rowsPerPage,
          page: page - 1,
          ...(search ? { search } : {}),
          ...(sort ? { sort } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const reportDetailQuery = (eventId: string, participantId: string) =>
  queryOptions({
    queryKey: [family, eventId, 'person', participantId],
    queryFn: ({ signal }) => api.eventReport.get({ id: eventId, pid: participantId }, { signal }),
  })

const progressMs = 2000

/** While a message is being sent, its progress is read again and again. */
export const messagesQuery = (eventId: string) =>
  queryOptions({
    queryKey: [family, eventId, 'messages'],
    queryFn: ({ signal }) => api.eventMessage.list({ id: eventId }, { signal }),
    refetchInterval: query =>
      query.state.data?.items.some(({ finishedAt }) => finishedAt === null) ? progressMs : false,
  })

export const recipientsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [family, eventId, 'recipients'],
    queryFn: ({ signal }) => api.eventMessage.countRecipients({ id: eventId }, { signal }),
    staleTime: 0,
  })

export const responsiblesQuery = (eventId: string) =>
  queryOptions({
    queryKey: [family, eventId, 'organisers'],
    queryFn: ({ signal }) => api.responsible.list({ id: eventId }, { signal }),
  })

export const refreshManaged = (queryClient: QueryClient, eventId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [family, eventId] })

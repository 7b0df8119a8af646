import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { BulkAction } from '#contract/crm/bulk-action.ts'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { api } from '#web/lib/calls/api.ts'
import type { ListState } from './listState.ts'

/** One key prefix for all that managers see of members, so that any change invalidates all of it. */
const family = 'crm'

const isEmpty = ({ search, conditions }: MemberFilter) => search === '' && conditions.length === 0
const sent = (filter: MemberFilter | null) => (filter && !isEmpty(filter) ? { filter: JSON.stringify(filter) } : {})

type Shown = Pick<ListState, 'sort' | 'order' | 'after' | 'before'>

export const membersQuery = (filter: MemberFilter | null, { sort, order, after, before }: Shown) =>
  queryOptions({
    queryKey: [family, 'list', filter, sort, order, after, before],
    queryFn: ({ signal }) =>
      api.memberList.list(
        { ...sent(filter), sort, order, ...(before ? { before } : after ? { after } : {}) },
        { signal },
      ),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })

export const countQuery = (filter: MemberFilter | null) =>
  queryOptions({
    queryKey: [family, 'count', filter],
    queryFn: ({ signal }) => api.memberList.count(sent(filter), { signal }),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })

export const viewsQuery = queryOptions({
  queryKey: [family, 'views'],
  queryFn: ({ signal }) => api.memberList.countViews({}, { signal }),
})

export const segmentsQuery = queryOptions({
  queryKey: [family, 'segments'],
  queryFn: ({ signal }) => api.segment.list({}, { signal }),
})

export const choicesQuery = queryOptions({
  queryKey: [family, 'choices'],
  queryFn: ({ signal }) => api.memberFilter.listChoices({}, { signal }),
})

export const memberQuery = (participantId: string) =>
  queryOptions({
    queryKey: [family, 'member', participantId],
    queryFn: ({ signal }) => api.memberList.get({ participantId }, { signal }),
  })

const progressMs = 1000

/** Actions that run, also those of other managers; read again and again while there are some. */
export const runningQuery = queryOptions({
  queryKey: [family, 'running'],
  queryFn: ({ signal }): Promise<BulkAction[]> => api.bulkAction.listUnfinished({}, { signal }),
  refetchInterval: query => ((query.state.data?.length ?? 0) > 0 ? progressMs : false),
})

export const refreshMembers = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [family] })

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { MemberImport } from '#contract/crm/member-import.ts'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

const family = 'member imports'
const progressMs = 1000

const isRunning = (status: MemberImport['status'] | undefined): boolean =>
  status === 'CHECKING' || status === 'IMPORTING' || status === 'UNDOING'

export const importsQuery = queryOptions({
  queryKey: [family],
  queryFn: ({ signal }) => api.memberImport.list({ size: 10 }, { signal }),
  staleTime: 0,
})

/** While a step runs, its progress is read again and again. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [family, id],
    queryFn: ({ signal }) => api.memberImport.get({ id }, { signal }),
    refetchInterval: query => (isRunning(query.state.data?.status) ? progressMs : false),
    staleTime: 0,
  })

export type RowsTab = 'INVALID' | 'MEMBER' | 'REPEATED'

export const rowsQuery = (id: string, state: RowsTab) =>
  infiniteQueryOptions({
    queryKey: [family, id, 'rows', state, currentLanguage()],
    queryFn: ({ signal, pageParam }) =>
      api.memberImport.listRows({ id, state, size: 20, ...(pageParam > 0 ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: page => page.next,
    staleTime: 0,
  })

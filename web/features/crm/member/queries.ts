import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

/** One key prefix for all that managers see of a member, so that any change invalidates all of it. */
export const memberKey = (id: string) => ['managed member', id]

export const answersQuery = (id: string) =>
  queryOptions({
    queryKey: [...memberKey(id), 'answers'],
    queryFn: ({ signal }) => api.member.listAnswers({ participantId: id }, { signal }),
  })

export const bounceQuery = (id: string) =>
  queryOptions({
    queryKey: [...memberKey(id), 'bounce'],
    queryFn: ({ signal }) => api.bounce.find({ participantId: id }, { signal }),
  })

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...memberKey(id), 'history'],
    queryFn: ({ signal, pageParam }) =>
      api.memberHistory.list({ participantId: id, size: 20, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
  })

export const notesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...memberKey(id), 'notes'],
    queryFn: ({ signal, pageParam }) =>
      api.memberNote.list({ participantId: id, size: 20, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
  })

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

export const questionsQuery = (id: string) =>
  queryOptions({ queryKey: ['event questions', id, 'all'], queryFn: () => api.eventQuestion.list({ id }) })

/** Beginning of the keys of every list of answers of an event. */
export const answersOf = (id: string) => ['event answers', id, 'listed']

export const answersQuery = (id: string, questionId: string) =>
  infiniteQueryOptions({
    queryKey: [...answersOf(id), 'question', questionId],
    queryFn: ({ pageParam }) => api.eventAnswer.list({ id, questionId, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const answeringQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...answersOf(id), 'people'],
    queryFn: ({ pageParam }) => api.eventAnswer.listParticipants({ id, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const answersOfPersonQuery = (id: string, participantId: string) =>
  queryOptions({
    queryKey: [...answersOf(id), 'person', participantId],
    queryFn: () => api.eventAnswer.listOfUser({ id, participantId }),
  })

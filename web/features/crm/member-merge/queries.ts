import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

/** Under the same prefix as all that managers see of members. */
export const mergeQuery = (participantId: string) =>
  queryOptions({
    queryKey: ['crm', 'merge', participantId],
    queryFn: ({ signal }) => api.memberMerge.find({ participantId }, { signal }),
  })

export const similarQuery = (participantId: string) =>
  queryOptions({
    queryKey: ['crm', 'similar', participantId],
    queryFn: ({ signal }) => api.memberMerge.listSimilar({ participantId }, { signal }),
  })

export const mergePreviewQuery = (participantId: string, otherId: string) =>
  queryOptions({
    queryKey: ['crm', 'merge preview', participantId, otherId],
    queryFn: ({ signal }) => api.memberMerge.preview({ participantId, otherId }, { signal }),
  })

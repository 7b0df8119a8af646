import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

export const usualWaitQuery = queryOptions({
  queryKey: ['usual wait'],
  queryFn: ({ signal }) => api.moderation.getUsualWait({}, { signal }),
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

export const statisticsQuery = (id: string) =>
  queryOptions({
    queryKey: ['event answers', id, 'listed', 'statistics'],
    queryFn: () => api.statistics.get({ id }),
    // Others answer meanwhile.
    staleTime: 0,
  })

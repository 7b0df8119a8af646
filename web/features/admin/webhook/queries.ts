import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'

export const webhooksQuery = infiniteQueryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ pageParam }) => api.webhook.list(pageParam ? { after: pageParam } : {}),
  initialPageParam: '',
  getNextPageParam: last => last.next,
})

export const webhookLogQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['webhook deliveries', id],
    queryFn: ({ pageParam }) => api.webhook.listDeliveries(pageParam ? { id, after: pageParam } : { id }),
    initialPageParam: '',
    getNextPageParam: last => last.next,
    // What was just sent arrives within seconds.
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.items.some(({ status, nextAt }) => status === 'WAITING' && nextAt === null) ? 1000 : false,
  })

export const reloadWebhooks = () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey })

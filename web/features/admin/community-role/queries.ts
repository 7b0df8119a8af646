import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

export const rolesQuery = infiniteQueryOptions({
  queryKey: ['community roles'],
  queryFn: ({ pageParam }) => api.communityRole.list(pageParam ? { after: pageParam } : {}),
  initialPageParam: '',
  getNextPageParam: last => last.next,
})

export const candidatesQuery = (search: string) =>
  queryOptions({
    queryKey: ['community role candidates', search],
    queryFn: () => api.communityRole.list({ search, size: 10 }),
    enabled: search !== '',
  })

export const roleQuery = (userId: string) =>
  queryOptions({
    queryKey: ['community role', userId],
    queryFn: () => api.communityRole.get({ userId }),
    enabled: userId !== '',
  })

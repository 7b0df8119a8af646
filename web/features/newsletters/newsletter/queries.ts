import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewsletterTab } from '#contract/newsletters/newsletter-fields.ts'
import { api } from '#web/lib/calls/api.ts'

const all = ['newsletters']

export const listQuery = (tab: NewsletterTab) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', tab],
    queryFn: ({ pageParam, signal }) =>
      api.newsletter.list({ tab, size: 20, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // One that is being sent moves on by itself.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'SENDING')) ? 3000 : false,
  })

export const newsletterQuery = (id: string) =>
  queryOptions({ queryKey: [...all, 'one', id], queryFn: ({ signal }) => api.newsletter.get({ id }, { signal }) })

export const statisticsQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'statistics', id],
    queryFn: ({ signal }) => api.newsletter.getStatistics({ id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'SENDING' ? 2000 : false),
  })

export const templatesQuery = queryOptions({
  queryKey: [...all, 'templates'],
  queryFn: ({ signal }) => api.template.list({}, { signal }),
})

export const settingsQuery = queryOptions({
  queryKey: [...all, 'settings'],
  queryFn: ({ signal }) => api.newsletter.getSettings({}, { signal }),
})

export const seriesQuery = queryOptions({
  queryKey: [...all, 'series'],
  queryFn: ({ signal }) => api.welcomeSeries.get({}, { signal }),
})

export const refreshNewsletters = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: all })

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import { type EventsState, filtersOf } from './listState.ts'

/** First part of the key of every list of events: what changes a participation or an event renews them by it. */
export const eventLists = ['events', 'list']

const atOnce = 20
const page = (after: string) => ({ size: atOnce, ...(after ? { after } : {}) })

/** Titles are in the reader's language, so the language is part of the key. */
export function eventsQuery(state: EventsState) {
  const filters = filtersOf(state)
  const isPast = state.view === 'past'
  return infiniteQueryOptions({
    queryKey: [...eventLists, isPast, filters, currentLanguage()],
    queryFn: ({ pageParam, signal }) =>
      api.eventList[isPast ? 'past' : 'upcoming']({ ...filters, ...page(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: last => last.next,
    placeholderData: keepPreviousData,
  })
}

export const myEventsQuery = (tab: EventsState['tab']) =>
  infiniteQueryOptions({
    queryKey: [...eventLists, 'mine', tab, currentLanguage()],
    queryFn: ({ pageParam, signal }) => api.eventList.mine({ tab, ...page(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: last => last.next,
  })

export function monthQuery(month: string, state: EventsState) {
  const filters = filtersOf(state)
  return queryOptions({
    queryKey: [...eventLists, 'month', month, filters, currentLanguage()],
    queryFn: ({ signal }) => api.eventList.month({ month, ...filters }, { signal }),
  })
}

export const citiesQuery = queryOptions({
  queryKey: [...eventLists, 'cities'],
  queryFn: ({ signal }) => api.eventList.cities({}, { signal }),
  staleTime: 60_000,
})

export const nextEventQuery = () =>
  queryOptions({
    queryKey: [...eventLists, 'next', currentLanguage()],
    queryFn: ({ signal }) => api.eventList.next({}, { signal }),
  })

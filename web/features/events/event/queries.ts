import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Event, MyParticipation } from '#contract/events/event.ts'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

const family = 'event'
const checkEveryMs = 10_000

/** While something is being paid, the state may change elsewhere. */
const isPaying = (event: Event | undefined) => event?.mine.state === 'pay' || event?.mine.state === 'paymentChecking'

/** An event by id or slug. Texts are in the reader's language; a visitor sees less than a member. */
export const eventQuery = (key: string, viewer: string | null) =>
  queryOptions({
    queryKey: [family, key, viewer, currentLanguage()],
    queryFn: () => api.event.get({ id: key }),
    refetchOnWindowFocus: query => (isPaying(query.state.data) ? 'always' : true),
    refetchInterval: query => (query.state.data?.mine.state === 'paymentChecking' ? checkEveryMs : false),
  })

/** Shows the caller's part at once, wherever the event is open. */
export function changeMine(queries: QueryClient, eventId: string, mine: MyParticipation): void {
  queries.setQueriesData<Event>({ queryKey: [family] }, known =>
    known && 'mine' in known && known.id === eventId ? { ...known, mine } : known,
  )
}

export const refreshEvent = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: [family] })

export const goingQuery = (eventId: string) =>
  infiniteQueryOptions({
    queryKey: [family, 'going', eventId],
    queryFn: ({ pageParam }) =>
      api.participation.listConfirmed({ id: eventId, ...(pageParam ? { after: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: last => last.next,
  })

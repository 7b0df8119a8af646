import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Event, MyParticipation } from '#contract/events/event.ts'
import type { ParticipationState } from '#contract/events/event-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

const family = 'event'

/** While something is decided elsewhere, by a payment provider, an organiser or another participant, the page looks for it. */
const checkEveryMs: Partial<Record<ParticipationState, number>> = {
  pay: 10_000,
  paymentChecking: 10_000,
  offered: 30_000,
  waiting: 30_000,
  approval: 30_000,
}

/** An event by id or slug. Texts are in the reader's language; a visitor sees less than a member. */
export const eventQuery = (key: string, viewer: string | null) =>
  queryOptions({
    queryKey: [family, key, viewer, currentLanguage()],
    queryFn: () => api.event.get({ id: key }),
    // The reader may come back from a payment, or from another tab with the same event.
    refetchOnWindowFocus: 'always',
    refetchInterval: query => (query.state.data && checkEveryMs[query.state.data.mine.state]) ?? false,
  })

type Change = (event: Event) => Event

/** Changes the event wherever it is open. */
function changeEvent(queries: QueryClient, eventId: string, change: Change): void {
  queries.setQueriesData<Event>({ queryKey: [family] }, known =>
    known && 'mine' in known && known.id === eventId ? change(known) : known,
  )
}

/** Shows the caller's part at once, wherever the event is open. */
export const changeMine = (queries: QueryClient, eventId: string, mine: MyParticipation): void =>
  changeEvent(queries, eventId, known => ({ ...known, mine }))

/** Shows what a press will most likely do. Answers that are under way are older, and ignored. Returns what undoes it. */
export function showExpected(queries: QueryClient, eventId: string, change: Change): () => void {
  void queries.cancelQueries({ queryKey: [family] })
  const before = queries.getQueriesData<Event>({ queryKey: [family] })
  changeEvent(queries, eventId, change)
  return () => {
    for (const [key, known] of before)
      if (known && 'mine' in known && known.id === eventId) queries.setQueryData(key, known)
  }
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

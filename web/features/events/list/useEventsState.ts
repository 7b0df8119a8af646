import { useLocation } from 'react-router'
import { goTo } from '#web/lib/browser/navigation.ts'
import { type EventsState, readEventsState, writeEventsState } from './listState.ts'

/** What is shown is in the address; more pages of the same list are no step back. */
export function useEventsState(): [EventsState, (change: Partial<EventsState>) => void] {
  const { pathname, search } = useLocation()
  const change = (part: Partial<EventsState>) => {
    const query = writeEventsState({ ...readEventsState(window.location.search), ...part })
    if (query !== window.location.search) goTo(pathname + query, { replace: true })
  }
  return [readEventsState(search), change]
}

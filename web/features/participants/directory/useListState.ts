import { useLocation } from 'react-router'
import { goTo } from '#web/lib/browser/navigation.ts'
import { type ListState, readListState, writeListState } from './listState.ts'

/** A chosen filter adds a history entry; typing does not. */
export function useListState(): [ListState, (change: Partial<ListState>, options?: { isTyped: boolean }) => void] {
  const { pathname, search } = useLocation()
  const state = readListState(search)
  const change = (next: Partial<ListState>, { isTyped } = { isTyped: false }) => {
    const query = writeListState({ ...readListState(window.location.search), ...next })
    if (query !== window.location.search) goTo(pathname + query, { replace: isTyped })
  }
  return [state, change]
}

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useCapabilities, useViewer } from '../capabilities.tsx'
import { byOrder, type Finder, type Found } from '../capability.ts'

export type FoundGroup = Pick<Finder, 'id' | 'label' | 'icon'> & { found: Found[] }

const shortest = 2
const pauseMs = 200

/** What the capabilities find on the server, a group for each. A search that fails is left out. */
export function useFound(query: string): { groups: FoundGroup[]; isSearching: boolean } {
  const viewer = useViewer()
  const [settled] = useDebouncedValue(query.trim(), pauseMs)
  const isAsked = query.trim().length >= shortest && settled.length >= shortest
  const finders = useCapabilities()
    .flatMap(({ finders = [] }) => finders)
    .filter(({ isShown }) => isShown?.(viewer) ?? true)
    .sort(byOrder)
  const results = useQueries({
    queries: finders.map(({ id, find }) => ({
      queryKey: ['palette', id, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(settled, viewer, signal),
      enabled: isAsked,
      retry: false,
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    })),
  })
  const groups = finders.map(({ id, label, icon }, at) => ({ id, label, icon, found: results[at]?.data ?? [] }))
  return {
    groups: isAsked ? groups.filter(({ found }) => found.length > 0) : [],
    isSearching: query.trim() !== settled || (isAsked && results.some(({ isPending }) => isPending)),
  }
}

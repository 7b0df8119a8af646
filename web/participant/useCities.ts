import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { City } from '#contract/participants/city.ts'
import { api } from '#web/lib/calls/api.ts'

const none: City[] = []

/** City suggestions, debounced. */
export function useCities(text: string, isWanted: boolean): City[] {
  const [search] = useDebouncedValue(text.trim(), 150)
  const isLongEnough = search.length >= 2
  const { data } = useQuery({
    queryKey: ['city', search],
    queryFn: ({ signal }) => api.city.search({ search: search.slice(0, 80) }, { signal }),
    enabled: isWanted && isLongEnough,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (isWanted && text.trim().length >= 2 && data) || none
}

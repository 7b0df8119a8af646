import { useInfiniteQuery } from '@tanstack/react-query'
import { recommendationsQuery } from '../queries.ts'
import { splitRecommendations } from './splitRecommendations.ts'

/** The displayed list with its total. */
export function useRecommendations(isEnabled: boolean) {
  const list = useInfiniteQuery({ ...recommendationsQuery(), enabled: isEnabled })
  const pages = list.data?.pages ?? []
  const items = pages.flatMap(page => page.items)
  const { top, more } = splitRecommendations(items)
  const shown = top.length + more.length
  const [first] = pages
  const total = first?.total ?? null
  return { list, first, top, more, count: total === null ? shown : Math.max(shown, total - (items.length - shown)) }
}

export type Recommendations = ReturnType<typeof useRecommendations>

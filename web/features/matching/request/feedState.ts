import { limits } from '#contract/limits.ts'

/** Filters of the feed, as in the address. */
export type FeedState = { search: string; isFitting: boolean }

export function readFeedState(query: URLSearchParams): FeedState {
  const search = (query.get('search') ?? '').trim().slice(0, limits.search.max)
  return { search, isFitting: query.get('fits') === 'me' }
}

export function writeFeedState({ search, isFitting }: FeedState): URLSearchParams {
  const query = new URLSearchParams({ tab: 'requests' })
  if (search) query.set('search', search)
  if (isFitting) query.set('fits', 'me')
  return query
}

/** The server selects the best; the search within them is local. */
export function withWords<T extends { text: string }>(requests: T[], search: string): T[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean)
  return requests.filter(({ text }) => words.every(word => text.toLowerCase().includes(word)))
}

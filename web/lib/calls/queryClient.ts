import { QueryClient } from '@tanstack/react-query'
import { listen } from '../events.ts'
import { offlineSince } from '../offline/offline.ts'
import { CallFailure } from './client.ts'

const isWorthRepeating = (error: unknown) => error instanceof CallFailure && error.isUnavailable

/** Stale-while-revalidate: cached data is shown at once and refetched in the background. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // Offline too: the calls give what they kept.
      networkMode: 'offlineFirst',
      // A repetition would wait for the connection, and the screen for the repetition: it says so instead, and loads when it is back.
      retry: (count, error) => count < 2 && navigator.onLine && isWorthRepeating(error),
    },
  },
})

listen('signedOut', () => queries.clear())

/** What was kept for the time without a connection counts as fresh: it is asked for again. */
let isOutdated = false
offlineSince.subscribe(() => {
  if (isOutdated && offlineSince.get() === null) void queries.invalidateQueries()
  isOutdated = offlineSince.get() !== null
})

import { useQuery } from '@tanstack/react-query'
import { useCommunity } from '#web/lib/community/community.ts'
import { isPaused } from '../preference/pause.ts'
import { preferenceQuery } from '../queries.ts'
import { nextListAt } from './days.ts'

/** When the reader gets the next list; null while it is not known. */
export function useNextListAt(nextRunAt: string | undefined): string | null {
  const { timeZone } = useCommunity()
  const preference = useQuery(preferenceQuery).data
  return nextRunAt && preference ? nextListAt(nextRunAt, preference, timeZone) : null
}

export function useIsPaused(): boolean {
  const preference = useQuery(preferenceQuery).data
  return preference !== undefined && isPaused(preference.pausedUntil, new Date())
}

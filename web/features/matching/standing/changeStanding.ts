import type { QueryClient } from '@tanstack/react-query'
import { standingQuery } from '../queries.ts'
import { type Change, withChange } from './withChange.ts'

/** Applies the user's change in all cached lists, before they are refetched. */
export function changeStanding(queryClient: QueryClient, participantId: string, change: Change): void {
  queryClient.setQueriesData({ queryKey: ['matching'] }, (data: unknown) => withChange(data, participantId, change))
  queryClient.setQueryData(standingQuery(participantId).queryKey, known => known && { ...known, ...change.standing })
}

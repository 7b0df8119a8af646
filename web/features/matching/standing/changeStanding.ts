import type { QueryClient } from '@tanstack/react-query'
import { standingQuery } from '../queries.ts'
import { type Change, withChange } from './withChange.ts'

/** Shows a change of the user in every list on the screen before the server confirms it. */
export function changeStanding(queryClient: QueryClient, participantId: string, change: Change): void {
  queryClient.setQueriesData({ queryKey: ['matching'] }, (data: unknown) => withChange(data, participantId, change))
  queryClient.setQueryData(standingQuery(participantId).queryKey, known => known && { ...known, ...change.standing })
}

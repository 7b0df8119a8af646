import type { QueryClient } from '@tanstack/react-query'
import { standingQuery } from '../queries.ts'
import { type Change, withChange } from './changeStanding.ts'

/** Shows what the reader has just done in every list that is on the screen, before the server is asked anew. */
export function changeStanding(queryClient: QueryClient, participantId: string, change: Change): void {
  queryClient.setQueriesData({ queryKey: ['matching'] }, (data: unknown) => withChange(data, participantId, change))
  queryClient.setQueryData(standingQuery(participantId).queryKey, known => known && { ...known, ...change.standing })
}

import type { QueryClient } from '@tanstack/react-query'
import { standingQuery } from '../queries.ts'
import { type Change, withChange } from './withChange.ts'

/** Shows what the reader has just done in every list that is on the screen, before the server is asked anew. */
export function changePerson(queryClient: QueryClient, personId: string, change: Change): void {
  queryClient.setQueriesData({ queryKey: ['matching'] }, (data: unknown) => withChange(data, personId, change))
  queryClient.setQueryData(standingQuery(personId).queryKey, known => known && { ...known, ...change.standing })
}

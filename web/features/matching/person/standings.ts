import type { QueryClient } from '@tanstack/react-query'
import { standingQuery } from '../queries.ts'
import { type Change, withChange } from './withChange.ts'

/** Applies the user's change in all cached lists, before they are refetched. */
export function changePerson(queryClient: QueryClient, personId: string, change: Change): void {
  queryClient.setQueriesData({ queryKey: ['matching'] }, (data: unknown) => withChange(data, personId, change))
  queryClient.setQueryData(standingQuery(personId).queryKey, known => known && { ...known, ...change.standing })
}

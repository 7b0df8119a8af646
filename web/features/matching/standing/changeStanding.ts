import type { QueryClient } from '@tanstack/react-query'
import { standingQuery } from '../queries.ts'
import { applyStandingChange, type StandingChange } from './applyStandingChange.ts'

/** Applies the user's change in all cached lists, before they are refetched. */
export function changeStanding(queryClient: QueryClient, participantId: string, change: StandingChange): void {
  queryClient.setQueriesData({ queryKey: ['matching'] }, (data: unknown) =>
    applyStandingChange(data, participantId, change),
  )
  queryClient.setQueryData(standingQuery(participantId).queryKey, known => known && { ...known, ...change.standing })
}

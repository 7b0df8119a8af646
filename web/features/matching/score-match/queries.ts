import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

export type PairIds = { firstId: string; secondId: string }

/** `round` grows with every pair that was scored, so that the next is asked for anew; `skip` with every one that was left out. */
export const nextPairQuery = (round: number, skip: number) =>
  queryOptions({ queryKey: ['pair to score', round, skip], queryFn: () => api.scoreMatch.getNext({ skip }), gcTime: 0 })

export const pairHistoryQuery = (pair: PairIds) =>
  queryOptions({ queryKey: ['pair history', pair], queryFn: () => api.scoreMatch.listPairHistory(pair) })

/** Its sentences are in the reader's language. */
export const assistanceQuery = (pair: PairIds) =>
  queryOptions({
    queryKey: ['score assistance', pair, currentLanguage()],
    queryFn: () => api.scoreMatch.getAssistance(pair),
  })

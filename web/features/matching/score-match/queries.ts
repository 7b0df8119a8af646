import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

export type PairIds = { firstId: string; secondId: string }

/** `round` increases with each scored pair, so that the next one is fetched; `skip` with each skipped one. */
export const nextPairQuery = (round: number, skip: number) =>
  queryOptions({ queryKey: ['pair to score', round, skip], queryFn: () => api.scoreMatch.getNext({ skip }), gcTime: 0 })

export const pairHistoryQuery = (pair: PairIds) =>
  queryOptions({ queryKey: ['pair history', pair], queryFn: () => api.scoreMatch.listPairHistory(pair) })

/** Sentences are in the user's language, so it is part of the key. */
export const assistanceQuery = (pair: PairIds) =>
  queryOptions({
    queryKey: ['score assistance', pair, currentLanguage()],
    queryFn: () => api.scoreMatch.getAssistance(pair),
  })

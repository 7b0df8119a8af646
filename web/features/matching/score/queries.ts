import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/client.ts'
import { currentLanguage } from '#web/lib/language.ts'

export type PairIds = { firstId: string; secondId: string }

/** `round` grows with every pair that was scored or skipped, so that each is asked for anew. */
export const nextPairQuery = (round: number) =>
  queryOptions({ queryKey: ['pair to score', round], queryFn: () => api.scoring.getNext(), gcTime: 0 })

export const pairHistoryQuery = (pair: PairIds) =>
  queryOptions({ queryKey: ['pair history', pair], queryFn: () => api.scoring.listPairHistory(pair) })

/** Its sentences are in the reader's language. */
export const assistanceQuery = (pair: PairIds) =>
  queryOptions({
    queryKey: ['score assistance', pair, currentLanguage()],
    queryFn: () => api.scoring.getAssistance(pair),
  })

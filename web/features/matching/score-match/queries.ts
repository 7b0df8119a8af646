import { queryOptions } from '@tanstack/react-query'
import type { PairToScore } from '#contract/matching/score-match.ts'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import { firstNotSkipped } from './past.ts'

export type PairIds = { firstId: string; secondId: string }

/** `round` increases with each scored pair, so that the next one is fetched. */
export const nextPairQuery = (round: number, skipped: PairToScore[]) =>
  queryOptions({
    queryKey: ['pair to score', round, skipped.length],
    queryFn: () => firstNotSkipped(skipped, skip => api.scoreMatch.getNext({ skip })),
    gcTime: 0,
  })

export const pairHistoryQuery = (pair: PairIds) =>
  queryOptions({ queryKey: ['pair history', pair], queryFn: () => api.scoreMatch.listPairHistory(pair) })

/** Sentences are in the user's language, so it is part of the key. */
export const assistanceQuery = (pair: PairIds) =>
  queryOptions({
    queryKey: ['score assistance', pair, currentLanguage()],
    queryFn: () => api.scoreMatch.getAssistance(pair),
  })

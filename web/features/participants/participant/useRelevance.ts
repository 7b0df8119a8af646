import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { useLanguage } from '#web/lib/words/language.ts'

/** The reason is written in the reader's language, so another language is another answer. */
const relevanceQuery = (participantId: string, language: string) =>
  queryOptions({
    queryKey: ['matching', 'relevance', participantId, language],
    queryFn: () => api.recommendation.getRelevanceRate({ participantId }),
  })

/** How well the two fit, where the matching has ever looked at them. */
export function useRelevance(participantId: string, isWanted: boolean) {
  const language = useLanguage()
  const { data } = useQuery({ ...relevanceQuery(participantId, language), enabled: isWanted })
  return { level: data?.relevanceLevel ?? null, reason: data?.reason ?? null }
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { useLanguage } from '#web/lib/words/language.ts'

/** The reason is in the user's language, so it is part of the key. */
const relevanceQuery = (participantId: string, language: string) =>
  queryOptions({
    queryKey: ['matching', 'relevance', participantId, language],
    queryFn: () => api.recommendation.getRelevanceRate({ participantId }),
  })

/** Relevance of the two, if they were ever matched. */
export function useRelevance(participantId: string, isWanted: boolean) {
  const language = useLanguage()
  const { data } = useQuery({ ...relevanceQuery(participantId, language), enabled: isWanted })
  return { level: data?.relevanceLevel ?? null, reason: data?.reason ?? null }
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { useLanguage } from '#web/lib/words/language.ts'

const fiveMinutes = 300_000

/** The reason is in the user's language, so it is part of the key. */
const relevanceQuery = (participantId: string, language: string) =>
  queryOptions({
    queryKey: ['matching', 'relevance', participantId, language],
    // The stored rate of people who were recommended; a new one is computed only where there is none.
    queryFn: async () => {
      const known = await api.recommendation.getRelevanceRate({ participantId })
      return known.rate === null ? api.recommendation.calcRelevanceRate({ participantId }) : known
    },
    staleTime: fiveMinutes,
    retry: false,
  })

/** Relevance of the two for each other, whether recommended or not. */
export function useRelevance(participantId: string, isWanted: boolean) {
  const language = useLanguage()
  const { data } = useQuery({ ...relevanceQuery(participantId, language), enabled: isWanted })
  return { level: data?.relevanceLevel ?? null, reason: data?.reason ?? null }
}

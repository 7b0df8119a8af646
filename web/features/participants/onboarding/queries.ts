import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

/** The draft of the server, from any device; and how many questions came before. */
export const useServerDraft = () =>
  useQuery({
    queryKey: ['draft'],
    queryFn: async () => {
      const [draft, questions] = await Promise.all([api.onboarding.get(), api.question.list()])
      return { ...draft, questionCount: questions.length }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
export type ServerDraft = NonNullable<ReturnType<typeof useServerDraft>['data']>

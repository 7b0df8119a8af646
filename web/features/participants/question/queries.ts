import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

/** The community's questions and the answers so far, from any device. */
export const useQuestionnaire = () =>
  useQuery({
    queryKey: ['question', 'mine'],
    queryFn: async () => {
      const [questions, answers] = await Promise.all([api.question.list(), api.question.listMyAnswers()])
      return { questions, answers }
    },
    // Another device may have changed them.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

/** The community's questions and what was answered so far, wherever that was. */
export const useQuestionnaire = () =>
  useQuery({
    queryKey: ['question', 'mine'],
    queryFn: async () => {
      const [questions, answers] = await Promise.all([api.question.list(), api.question.listMyAnswers()])
      return { questions, answers }
    },
    // Another device may have gone on meanwhile.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

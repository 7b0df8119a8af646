import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

export const eventQuery = (id: string) =>
  queryOptions({ queryKey: ['event', 'questions', id, currentLanguage()], queryFn: () => api.event.get({ id }) })

export const askedQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['event questions', id, 'asked', language],
    queryFn: () => api.eventQuestion.listForParticipant({ id, language, defaultLanguage: 'en' }),
    // What is being answered does not change under the participant.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The answers so far, from any device, and where to continue. Opening the questions counts from here. */
export const mineQuery = (id: string) =>
  queryOptions({
    queryKey: ['event answers', id, 'mine'],
    queryFn: async () => {
      const progress = await api.eventAnswer.start({ id })
      return { progress, answers: (await api.eventAnswer.listOfUser({ id })).items }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

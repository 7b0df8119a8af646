import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

export const questionnaireQuery = queryOptions({
  queryKey: ['questionnaire'],
  queryFn: () => api.questionnaire.list(),
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

export const ownFeedbackQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', 'own feedback', eventId],
    queryFn: () => api.eventFeedback.getMine({ id: eventId }),
  })

export const feedbackQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', 'feedback', eventId],
    queryFn: () => api.eventFeedback.list({ id: eventId, size: 100 }),
  })

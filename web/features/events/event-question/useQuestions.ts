import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventQuestion } from '#contract/events/event-question.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { answersOf, questionsQuery } from './queries.ts'

/** Why it failed, in the words of the server if it has answered. */
export const reasonOf = (error: unknown): string => (error instanceof CallFailure ? error.message : '')

/** Order and removal of the questions of an event, with what is told about it. */
export function useQuestions(eventId: string) {
  const t = useWords('eventQuestions')
  const queries = useQueryClient()
  const { queryKey } = questionsQuery(eventId)
  const [announcement, setAnnouncement] = useState('')

  /** Shown at once, and taken back if the server refuses it. */
  async function reorder(questions: EventQuestion[], from: number, to: number): Promise<void> {
    if (from === to || to < 0 || to >= questions.length) return
    const before = queries.getQueryData(queryKey)
    const items = questions.map((question, index) => ({ ...question, order: index + 1 }))
    queries.setQueryData(queryKey, known => known && { ...known, items })
    try {
      const saved = await api.eventQuestion.reorder({ id: eventId, ids: items.map(({ id }) => id) })
      queries.setQueryData(queryKey, saved)
      const text = items[to]?.text ?? ''
      setAnnouncement(t('moved', { text, order: to + 1, total: items.length }))
    } catch (error) {
      queries.setQueryData(queryKey, before)
      showToast({ type: 'error', title: t('notMoved'), content: reasonOf(error) })
    }
  }

  async function remove(question: EventQuestion): Promise<void> {
    try {
      await api.eventQuestion.remove({ id: eventId, questionId: question.id })
      showToast({ type: 'success', title: t('removed') })
    } catch (error) {
      showToast({ type: 'error', title: t('notRemoved'), content: reasonOf(error) })
    }
    await queries.invalidateQueries({ queryKey })
  }
  return { reorder, remove, announcement }
}

/** Deletes an answer. */
export function useAnswerRemoval(eventId: string) {
  const t = useWords('eventQuestions')
  const queries = useQueryClient()
  return async (answerId: string): Promise<void> => {
    try {
      await api.eventAnswer.remove({ id: eventId, answerId })
      showToast({ type: 'success', title: t('answerRemoved') })
    } catch (error) {
      showToast({ type: 'error', title: t('answerNotRemoved'), content: reasonOf(error) })
    }
    await queries.invalidateQueries({ queryKey: answersOf(eventId) })
    await queries.invalidateQueries({ queryKey: questionsQuery(eventId).queryKey })
  }
}

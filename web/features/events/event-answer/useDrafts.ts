import { useEffect, useRef, useState } from 'react'
import type { TranslatedQuestion } from '#contract/events/event-question.ts'
import { api } from '#web/lib/calls/api.ts'
import { createSaver } from '#web/lib/forms/saver.ts'
import { useRetry } from '#web/lib/forms/useRetry.ts'
import { type Draft, type Drafts, markSaved, noDraft, unsavedAnswers } from './answers.ts'

const restMs = 600

/** What the participant has entered: saved shortly after each change, and again when the connection is back. */
export function useDrafts(eventId: string, questions: TranslatedQuestion[], start: Drafts) {
  const [drafts, setDrafts] = useState(start)
  const latest = useRef({ drafts: start, questions })
  latest.current.questions = questions
  const keep = (next: Drafts) => {
    latest.current.drafts = next
    setDrafts(next)
  }
  const [saver] = useState(() =>
    createSaver({
      pending: () => unsavedAnswers(latest.current.questions, latest.current.drafts),
      send: answers => api.eventAnswer.submit({ id: eventId, answers }),
      onSaved: sent => keep(markSaved(latest.current.drafts, sent)),
    }),
  )
  useEffect(() => {
    if (!unsavedAnswers(latest.current.questions, drafts)) return undefined
    const timer = setTimeout(() => void saver.flush().catch(() => undefined), restMs)
    return () => clearTimeout(timer)
  }, [saver, drafts])

  const change = (questionId: string, changes: Partial<Draft>) =>
    keep({
      ...latest.current.drafts,
      [questionId]: { ...(latest.current.drafts[questionId] ?? noDraft), ...changes, isSaved: false },
    })
  return { drafts, change, flush: saver.flush, state: useRetry(saver) }
}

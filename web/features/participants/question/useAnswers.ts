import { useEffect, useRef, useState } from 'react'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { createSaver } from '#web/lib/forms/saver.ts'
import { useRetry } from '#web/lib/forms/useRetry.ts'
import { markSaved, type StoredAnswer, type StoredAnswers, unsavedAnswers } from './answers.ts'

const restMs = 600

/** Answers are stored in the browser at once, and on the server debounced. */
export function useAnswers(start: StoredAnswers) {
  const [answers, setAnswers] = useState(start)
  const latest = useRef(start)
  const keep = (next: StoredAnswers) => {
    latest.current = next
    stored.answers.set(next)
    setAnswers(next)
  }
  const [saver] = useState(() =>
    createSaver({
      pending: () => unsavedAnswers(latest.current),
      send: sent => api.question.updateAnswers({ answers: sent }),
      onSaved: sent => keep(markSaved(latest.current, sent)),
    }),
  )
  const flush = () => saver.flush()

  // Also sends what an earlier visit could not save.
  useEffect(() => {
    if (!unsavedAnswers(answers)) return undefined
    const timer = setTimeout(() => void saver.flush().catch(() => undefined), restMs)
    return () => clearTimeout(timer)
  }, [saver, answers])

  const answer = (questionId: string, { text, options }: Pick<StoredAnswer, 'text' | 'options'>) =>
    keep({ ...latest.current, [questionId]: { text, options, isSaved: false } })

  return { answers, answer, flush, state: useRetry(saver) }
}

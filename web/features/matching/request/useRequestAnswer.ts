import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { answerDraft } from '../intro/drafts.ts'
import { refreshMatching } from '../queries.ts'

type Options = { id: string; name: string; onSent: (answer: string) => void }

/** State of the answer form; an answer can be sent once. */
export function useRequestAnswer({ id, name, onSent }: Options) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const draft = answerDraft(id)
  const [text, setText] = useState(() => draft.get() ?? '')
  const [isMissing, setMissing] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  /** One idempotency key per text, so that a retry after a lost response is the same answer. */
  const sent = useRef({ answer: '', key: '' })

  const write = (answer: string) => {
    setText(answer)
    setMissing(false)
    if (answer.trim()) draft.set(answer)
    else draft.clear()
  }
  async function work(): Promise<void> {
    const answer = text.trim()
    if (sent.current.answer !== answer) sent.current = { answer, key: newIdempotencyKey() }
    await api.request.answer({ id, answer }, { idempotencyKey: sent.current.key })
    draft.clear()
    showToast({ type: 'success', title: t('feed.sent', { name }) })
    onSent(answer)
    void refreshMatching(queryClient)
  }
  /** False when there is nothing to send. */
  function send(): boolean {
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (!isEmpty) void attempt(work)
    return !isEmpty
  }
  return { text, write, send, isMissing, problem, isBusy }
}

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { creditsQuery, refreshMatching } from '../queries.ts'
import { changeStanding } from '../standing/changeStanding.ts'
import { introDraft } from './drafts.ts'

type Options = { person: ListedParticipant; matchingId: string | undefined; onDone: () => void }

/** State of the intro form. The text survives closing and failures, until it is sent. */
export function useIntro({ person, matchingId, onDone }: Options) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const draft = introDraft(person.id)
  const [message, setMessage] = useState(() => draft.get() ?? '')
  const { problem, isBusy, attempt } = useAttempt()
  /** One idempotency key, so that a retry after a lost response is the same intro. */
  const [key] = useState(newIdempotencyKey)
  const sent = useRef({ message: '', key })

  const write = (text: string) => {
    setMessage(text)
    if (text.trim()) draft.set(text)
    else draft.clear()
  }
  async function work(): Promise<void> {
    if (sent.current.message !== message) sent.current = { message, key: newIdempotencyKey() }
    const { intro, credits, can } = await api.intro.send(
      { participantId: person.id, introMessage: message, ...(matchingId ? { matchingResultId: matchingId } : {}) },
      { idempotencyKey: sent.current.key },
    )
    draft.clear()
    queryClient.setQueryData(creditsQuery.queryKey, credits)
    changeStanding(queryClient, person.id, { standing: { intro, relationType: 'LIKE', can } })
    const isMutual = intro.status === 'ACCEPTED'
    const title = t(isMutual ? 'intro.mutual' : 'intro.sent', { name: person.firstName })
    showToast({ type: 'success', title })
    onDone()
    void refreshMatching(queryClient)
  }
  /** A failure is shown in the dialog; the button behind it is updated. */
  const send = () =>
    void attempt(work, ({ name }) => {
      if (name === 'OUT_OF_CREDITS') void queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey })
      else if (name === 'ALREADY_INTRODUCED' || name === 'CANNOT_INTRODUCE') void refreshMatching(queryClient)
    })

  return { message, write, send, problem, isBusy }
}

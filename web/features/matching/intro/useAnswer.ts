import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { refreshMatching } from '../queries.ts'
import { changeStanding } from '../standing/changeStanding.ts'
import { showConnected } from './connected.ts'

type Choice = 'accept' | 'decline'

export function useAnswer(person: ListedParticipant, introId: string, onDone?: () => void) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const { attempt, problem, isBusy } = useAttempt()
  const [choice, setChoice] = useState<Choice>('accept')

  const answer = (chosen: Choice, message: string) => {
    setChoice(chosen)
    void attempt(
      async () => {
        const { can, ...answered } = await api.intro.answer({ id: introId, accept: chosen === 'accept', message })
        changeStanding(queryClient, person.id, { standing: { intro: answered.intro, can } })
        if (chosen === 'decline') {
          const action = { label: t('undo'), run: () => void undo() }
          showToast({ title: t('received.declined', { name: person.firstName }), action })
        } else if (!showConnected(answered))
          showToast({ type: 'success', title: t('received.accepted', { name: person.firstName }) })
        onDone?.()
        void refreshMatching(queryClient)
      },
      ({ name }) => {
        if (name === 'ALREADY_ANSWERED') void refreshMatching(queryClient)
      },
    )
  }
  async function undo(): Promise<void> {
    try {
      const { intro, can } = await api.intro.undoDecline({ id: introId })
      changeStanding(queryClient, person.id, { standing: { intro, can } })
      showToast({ type: 'success', title: t('received.undone', { name: person.firstName }) })
    } catch (error) {
      showToast({ type: 'error', title: (error instanceof CallFailure && error.message) || t('notSaved') })
    }
    void refreshMatching(queryClient)
  }
  return { answer, busy: isBusy ? choice : null, problem }
}

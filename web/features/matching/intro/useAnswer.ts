import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { refreshMatching } from '../queries.ts'
import { changeStanding } from '../standing/changeStanding.ts'

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
        const { intro, can } = await api.intro.answer({ id: introId, accept: chosen === 'accept', message })
        changeStanding(queryClient, person.id, { standing: { intro, can } })
        const title = t(chosen === 'accept' ? 'received.accepted' : 'received.declined', { name: person.firstName })
        showToast({ type: 'success', title })
        onDone?.()
        void refreshMatching(queryClient)
      },
      ({ name }) => {
        if (name === 'ALREADY_ANSWERED') void refreshMatching(queryClient)
      },
    )
  }
  return { answer, busy: isBusy ? choice : null, problem }
}

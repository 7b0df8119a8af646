import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { standingQuery } from '../queries.ts'
import { AnswerSheet } from './AnswerSheet.tsx'
import { connectState } from './connectState.ts'
import { IntroDialog } from './IntroDialog.tsx'
import { introParticipantQuery } from './introParticipant.ts'

type Props = { participantId: string; onClose: () => void }

/** Opens the intro dialog for a person, from a link in a letter or after a sign-in. */
export function IntroById({ participantId, onClose }: Props) {
  const t = useWords('matching')
  const standing = useQuery(standingQuery(participantId))
  const person = useQuery(introParticipantQuery(participantId))
  const [isOpen, setOpen] = useState(true)
  const state = standing.data && connectState(standing.data, undefined)
  const isPossible = state === 'connect' || state === 'answer'
  const isFailed = standing.isError || person.isError
  const isSettled = isFailed || (state !== undefined && !isPossible)
  const tellWhy = useEffectEvent(() => {
    const word = state === 'sent' || state === 'connected' ? (`connect.${state}` as const) : ('intro.gone' as const)
    showToast({ title: t(word) })
    onClose()
  })
  useEffect(() => {
    // After it was open, a sent intro closes it.
    if (isSettled && isOpen) tellWhy()
  }, [isSettled, isOpen])
  const close = () => {
    setOpen(false)
    onClose()
  }
  if (!standing.data || !person.data) return null
  const dialogProps = { person: person.data, isOpen, onClose: close }
  return state === 'answer' ? (
    <AnswerSheet {...dialogProps} standing={standing.data} />
  ) : (
    <IntroDialog {...dialogProps} isOpen={isOpen && state === 'connect'} />
  )
}

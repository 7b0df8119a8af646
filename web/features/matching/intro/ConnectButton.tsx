import { Button, type ButtonProps } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Clock, Handshake, MailX } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { creditsQuery, refreshMatching } from '../queries.ts'
import { connectState } from './connectState.ts'
import { MessageLink, useMayChat } from './MessageLink.tsx'
import { OutOfCredits } from './OutOfCredits.tsx'

const IntroDialog = lazyComponent(() => import('./IntroDialog.tsx'), 'IntroDialog')
const AnswerSheet = lazyComponent(() => import('./AnswerSheet.tsx'), 'AnswerSheet')

type Look = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>
type Props = Look & { person: ListedParticipant; standing: Standing; matchingId?: string }

/** The main button beside a person: its label and action depend on the state between the two. */
export function ConnectButton({ person, standing, matchingId, ...look }: Props) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const credits = useQuery(creditsQuery).data
  const [isOpen, setOpen] = useState(false)
  /** Keeps the dialog mounted while it closes. */
  const [isWanted, setWanted] = useState(false)
  const mayChat = useMayChat()
  const state = connectState(standing, credits)
  const name = person.firstName
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const dialogProps = { person, isOpen, onClose: close }
  return (
    <>
      {state === 'connect' && (
        <Button {...look} aria-label={t('connect.connectTo', { name })} onClick={open}>
          {t('connect.connect')}
        </Button>
      )}
      {state === 'answer' && (
        <Button {...look} aria-label={t('connect.answerTo', { name })} onClick={open}>
          {t('connect.answer')}
        </Button>
      )}
      {state === 'outOfCredits' && credits && (
        <OutOfCredits credits={credits} onRefill={() => void refreshMatching(queryClient)} {...look} />
      )}
      {state === 'connected' && mayChat && <MessageLink {...look} variant="light" person={person} />}
      {state === 'connected' && !mayChat && (
        <LinkButton {...look} to="/contacts" variant="light" leftSection={<Icon of={Handshake} size={16} />}>
          {t('connect.connected')}
        </LinkButton>
      )}
      {state === 'sent' && <Said look={look} icon={Check} word={t('connect.sent')} />}
      {state === 'declined' && <Said look={look} icon={Clock} word={t('connect.declined')} />}
      {state === 'undelivered' && <Said look={look} icon={MailX} word={t('connect.undelivered')} />}
      {isWanted && (
        <Suspense fallback={null}>
          {state === 'answer' ? (
            <AnswerSheet {...dialogProps} standing={standing} />
          ) : (
            <IntroDialog {...dialogProps} matchingId={matchingId} />
          )}
        </Suspense>
      )}
    </>
  )
}

/** A label without an action. */
function Said({ look, icon, word }: { look: Look; icon: typeof Check; word: string }) {
  return (
    <Button {...look} variant="default" disabled leftSection={<Icon of={icon} size={16} />}>
      {word}
    </Button>
  )
}

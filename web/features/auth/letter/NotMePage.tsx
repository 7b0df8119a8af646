import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { StepCard } from '#web/features/auth/confirmation/StepCard.tsx'
import { useAddressCode } from '#web/features/auth/confirmation/useAddressCode.ts'
import { SigningInCard } from '#web/features/auth/magic/SigningInCard.tsx'
import { clearSession } from '#web/features/auth/recovery/clearSession.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { sessionStore } from '#web/lib/session/state.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Unavailable } from './Unavailable.tsx'
import { type Letter, useLetter } from './useLetter.ts'

type Outcome = ReplyOf<Api['account']['disownLetter']>

/** Target of "this was not me" in letters. Nothing happens until the button is pressed. */
export function NotMePage() {
  const t = useWords('auth')
  const token = useAddressCode('letter')
  const looked = useLetter(token)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (outcome) return <Done outcome={outcome} />
  switch (looked.state) {
    case 'loading':
      return <SigningInCard text={t('code.checking')} />
    case 'unavailable':
      return <Unavailable onRetry={looked.retry} />
    case 'unknown':
      return (
        <StepCard
          kind="broken"
          title={t('notMe.unknown')}
          text={t('notMe.unknownText')}
          actions={<LinkButton to="/">{t('notMe.home')}</LinkButton>}
        />
      )
    default:
      return <Ask letter={looked.letter} token={token ?? ''} onDone={setOutcome} />
  }
}

function Ask({ letter, token, onDone }: { letter: Letter; token: string; onDone: (outcome: Outcome) => void }) {
  const t = useWords('auth')
  const { problem, isBusy, attempt } = useAttempt()
  const press = () =>
    attempt(async () => {
      const outcome = await api.account.disownLetter({ letter: token })
      const hasEndedOwn = letter.isOwn && (outcome.hasEndedSessions || outcome.hasRemovedAccount)
      if (hasEndedOwn && sessionStore.get().status === 'signedIn') clearSession()
      onDone(outcome)
    })
  return (
    <StepCard
      kind="waiting"
      title={t('notMe.title')}
      text={
        <>
          <strong>{letter.email}</strong> {t(`notMe.text.${letter.purpose}`)}
        </>
      }
      actions={
        <>
          {problem && <Banner tone="danger" title={problem} isAlert />}
          <Button loading={isBusy} onClick={() => void press()}>
            {t('notMe.submit')}
          </Button>
          <LinkButton to="/" variant="subtle">
            {t('notMe.home')}
          </LinkButton>
        </>
      }
    />
  )
}

function Done({ outcome }: { outcome: Outcome }) {
  const t = useWords('auth')
  const word = outcome.hasRemovedAccount ? 'removed' : outcome.hasEndedSessions ? 'ended' : 'done'
  return (
    <StepCard
      kind="done"
      title={t(`notMe.${word}`)}
      text={t(`notMe.${word}Text`)}
      isNews
      actions={
        word === 'ended' ? (
          <LinkButton to="/recovery">{t('notMe.newPassword')}</LinkButton>
        ) : (
          <LinkButton to="/">{t('notMe.home')}</LinkButton>
        )
      }
    />
  )
}

import { useEffect, useState } from 'react'
import { interfaceConstants } from '#contract/limits.ts'
import { Unavailable } from '#web/features/auth/letter/Unavailable.tsx'
import { SigningInCard } from '#web/features/auth/magic/SigningInCard.tsx'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import { AskToConfirm } from './AskToConfirm.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'
import { StepCard } from './StepCard.tsx'
import { useConfirmation } from './useConfirmation.ts'
import { useNextPath } from './useNextPath.ts'

/** Target of the link in the confirmation letter. Nothing is confirmed until a button is pressed. */
export function ConfirmedPage() {
  const t = useWords('account')
  const auth = useWords('auth')
  const confirmation = useConfirmation()
  if ('outcome' in confirmation)
    switch (confirmation.outcome) {
      case 'confirmed':
        return <Confirmed />
      case 'failed':
        return <NotConfirmed title={t('confirmed.failed')} text={t('confirmed.failedText')} />
      case 'none':
        return <NotConfirmed title={t('confirmed.none')} text={`${t('confirmed.noneText')} ${t('spam')}`} />
    }
  const { looked, confirm } = confirmation
  if (looked.state === 'unavailable') return <Unavailable onRetry={looked.retry} title={t('confirmed.unavailable')} />
  if (!('letter' in looked)) return <SigningInCard text={auth('code.checking')} />
  return <AskToConfirm letter={looked.letter} confirm={confirm} />
}

function Confirmed() {
  const t = useWords('account')
  const { name } = useCommunity()
  const session = useSession()
  const next = useNextPath()
  const seconds = useRedirectCountdown(next)
  return (
    <StepCard
      kind="done"
      title={t('confirmed.title')}
      text={t('confirmed.text', { community: name })}
      isNews
      actions={
        <>
          <LinkButton to={next}>{t(session.status === 'signedIn' ? 'goOn' : 'logIn')}</LinkButton>
          <Text size="small" tone="quiet" style={{ textAlign: 'center' }}>
            {t(session.status === 'signedIn' ? 'confirmed.leaving' : 'confirmed.logInIn', { seconds })}
          </Text>
        </>
      }
    />
  )
}

/** A signed-in user can request another letter here; a visitor logs in first. */
function NotConfirmed({ title, text }: { title: string; text: string }) {
  const t = useWords('account')
  const session = useSession()
  const next = useNextPath()
  if (session.status !== 'signedIn')
    return (
      <StepCard
        kind="broken"
        title={title}
        text={`${text} ${t('confirmed.failedVisitor')}`}
        actions={<LinkButton to="/login">{t('logIn')}</LinkButton>}
        isNews
      />
    )
  const isConfirmed = session.user?.isEmailConfirmed === true
  return (
    <StepCard
      kind={isConfirmed ? 'done' : 'broken'}
      title={isConfirmed ? t('confirmed.title') : title}
      text={isConfirmed ? t('lastStep.doneText') : text}
      isNews
      actions={
        <>
          {!isConfirmed && <ResendConfirmation variant="filled" />}
          <LinkButton to={next} variant={isConfirmed ? 'filled' : 'subtle'}>
            {t(isConfirmed ? 'goOn' : 'lastStep.skip')}
          </LinkButton>
        </>
      }
    />
  )
}

/** Redirects after a countdown; returns the seconds left. */
function useRedirectCountdown(path: string): number {
  const [seconds, setSeconds] = useState(interfaceConstants.confirmedRedirectMs / 1000)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1)
      else goTo(path, { replace: true })
    }, 1000)
    return () => clearTimeout(timer)
  }, [seconds, path])
  return seconds
}

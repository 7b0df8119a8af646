import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { interfaceConstants } from '#contract/limits.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'
import { pathAfterStep } from './redirect.ts'
import { StepCard } from './StepCard.tsx'
import { useConfirmation } from './useConfirmation.ts'

/** Target of the link in the confirmation letter. */
export function ConfirmedPage() {
  const t = useWords('account')
  const failures = useWords('failures')
  const { outcome, retry } = useConfirmation()
  switch (outcome) {
    case 'working':
      return <StepCard kind="waiting" title={t('confirmed.working')} text={t('confirmed.workingText')} />
    case 'confirmed':
      return <Confirmed />
    case 'failed':
      return <NotConfirmed title={t('confirmed.failed')} text={t('confirmed.failedText')} />
    case 'none':
      return <NotConfirmed title={t('confirmed.none')} text={`${t('confirmed.noneText')} ${t('spam')}`} />
    case 'unavailable':
      return (
        <StepCard
          kind="broken"
          title={t('confirmed.unavailable')}
          text={failures('UNAVAILABLE')}
          actions={<Button onClick={retry}>{t('confirmed.tryAgain')}</Button>}
          isNews
        />
      )
  }
}

function Confirmed() {
  const t = useWords('account')
  const { name } = useCommunity()
  const session = useSession()
  const next = pathAfterStep(session)
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
          <LinkButton to={pathAfterStep(session)} variant={isConfirmed ? 'filled' : 'subtle'}>
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

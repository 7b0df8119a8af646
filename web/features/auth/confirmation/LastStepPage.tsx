import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'
import { pathAfterStep } from './redirect.ts'
import { refreshUser } from './refreshUser.ts'
import { StepCard } from './StepCard.tsx'

export function LastStepPage() {
  const session = useSession()
  return session.user?.isEmailConfirmed ? (
    <Done next={pathAfterStep(session)} />
  ) : (
    <Waiting next={pathAfterStep(session)} />
  )
}

function Waiting({ next }: { next: string }) {
  const t = useWords('account')
  const { user } = useSession()
  useMoveWhenConfirmed(next)
  return (
    <StepCard
      kind="waiting"
      title={t('lastStep.title')}
      text={
        <>
          {t('lastStep.text')} <strong>{user?.email}</strong> {t('lastStep.openLink')} {t('spam')}
        </>
      }
      actions={
        <>
          <ResendConfirmation variant="filled" />
          <Button variant="subtle" onClick={() => goTo(next)}>
            {t('lastStep.skip')}
          </Button>
        </>
      }
    />
  )
}

function Done({ next }: { next: string }) {
  const t = useWords('account')
  return (
    <StepCard
      kind="done"
      title={t('lastStep.doneTitle')}
      text={t('lastStep.doneText')}
      actions={<LinkButton to={next}>{t('goOn')}</LinkButton>}
    />
  )
}

/** Moves on when the user returns after confirming the email in another tab. */
function useMoveWhenConfirmed(next: string): void {
  const t = useWords('account')
  useEffect(() => {
    const look = async () => {
      const user = await refreshUser().catch(() => null)
      if (!user?.isEmailConfirmed) return
      showToast({ type: 'success', title: t('lastStep.doneTitle') })
      goTo(next, { replace: true })
    }
    const onFocus = () => void look()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [next, t])
}

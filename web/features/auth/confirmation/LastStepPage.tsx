import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'
import { StepCard } from './StepCard.tsx'
import { useConfirmedElsewhere } from './useConfirmedElsewhere.ts'
import { useNextPath } from './useNextPath.ts'

export function LastStepPage() {
  const { user } = useSession()
  const next = useNextPath()
  return user?.isEmailConfirmed ? <Done next={next} /> : <Waiting next={next} />
}

function Waiting({ next }: { next: string }) {
  const t = useWords('account')
  const { user } = useSession()
  const move = useCallback(() => goTo(next, { replace: true }), [next])
  useConfirmedElsewhere(move)
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

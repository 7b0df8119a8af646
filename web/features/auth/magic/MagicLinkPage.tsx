import { Button } from '@mantine/core'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { SigningInCard } from './SigningInCard.tsx'
import { useMagicLink } from './useMagicLink.ts'

/** Target of a magic link. Requesting the page does not use up the link (mail scanners do that); its script does. */
export function MagicLinkPage() {
  const t = useWords('auth')
  const { stage, problem, retry } = useMagicLink()
  switch (stage) {
    case 'working':
      return <SigningInCard text={t('magic.working')} />
    case 'unavailable':
      return (
        <Card>
          <EmptyState
            level={1}
            title={t('magic.unavailable')}
            text={<span role="alert">{problem}</span>}
            action={<Button onClick={retry}>{t('magic.retry')}</Button>}
          />
        </Card>
      )
    case 'missing':
    case 'failed':
      return (
        <Card>
          <EmptyState
            level={1}
            title={t(`magic.${stage}`)}
            text={<span role="alert">{t(`magic.${stage}Text`)}</span>}
            action={<WayOn />}
          />
        </Card>
      )
  }
}

function WayOn() {
  const t = useWords('auth')
  const { status } = useSession()
  return status === 'signedIn' ? (
    <LinkButton to="/">{t('magic.goOn')}</LinkButton>
  ) : (
    <LinkButton to="/login">{t('magic.askAgain')}</LinkButton>
  )
}

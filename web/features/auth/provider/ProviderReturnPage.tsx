import { SigningInCard } from '#web/features/auth/magic/SigningInCard.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { useProviderReturn } from './useProviderReturn.ts'

/** Redirect target of providers. */
export function ProviderReturnPage() {
  const t = useWords('auth')
  const words = useWords('account')
  const { stage, problem, isConnecting, isDenied } = useProviderReturn()
  if (stage === 'working')
    return <SigningInCard text={isConnecting ? words('connected.working') : t('provider.working')} />
  if (stage === 'closing')
    return (
      <Card>
        <EmptyState level={1} title={t('provider.closing')} text={t('provider.closingText')} />
      </Card>
    )
  if (isConnecting)
    return (
      <Card>
        <EmptyState
          level={1}
          title={words('connected.failed')}
          text={<span role="alert">{problem ?? words(isDenied ? 'connected.denied' : 'connected.failedText')}</span>}
          action={<LinkButton to="/settings#connected">{words('connected.back')}</LinkButton>}
        />
      </Card>
    )
  return (
    <Card>
      <EmptyState
        level={1}
        title={t('provider.failed')}
        text={<span role="alert">{problem ?? t('provider.failedText')}</span>}
        action={<LinkButton to="/login">{t('provider.back')}</LinkButton>}
      />
    </Card>
  )
}

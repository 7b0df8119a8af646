import { SigningInCard } from '#web/features/auth/magic/SigningInCard.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { useProviderReturn } from './useProviderReturn.ts'

/** Redirect target of providers. */
export function ProviderReturnPage() {
  const t = useWords('auth')
  const { stage, problem } = useProviderReturn()
  if (stage === 'working') return <SigningInCard text={t('provider.working')} />
  if (stage === 'closing')
    return (
      <Card>
        <EmptyState level={1} title={t('provider.closing')} text={t('provider.closingText')} />
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

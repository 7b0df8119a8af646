import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** For a community without password sign-in. */
export function NoPasswords() {
  const t = useWords('account')
  const { name } = useCommunity()
  return (
    <EmptyState
      title={t('registration.closed')}
      text={t('registration.closedText', { community: name })}
      action={<LinkButton to="/login">{t('logIn')}</LinkButton>}
    />
  )
}

import { LetterSignIn } from '#web/features/auth/letter/LetterSignIn.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { useMagicLink } from './useMagicLink.ts'

/** Target of a magic link. Opening the page does not use up the link (mail scanners open it too); its button does. */
export function MagicLinkPage() {
  const t = useWords('auth')
  const { name } = useCommunity()
  const { link, spend } = useMagicLink()
  if (!link)
    return (
      <Card>
        <EmptyState
          level={1}
          title={t('magic.missing')}
          text={t('magic.missingText')}
          action={<LinkButton to="/login">{t('magic.askAgain')}</LinkButton>}
        />
      </Card>
    )
  return (
    <LetterSignIn
      token={link.url_auth_token}
      spend={spend}
      title={t('magic.ready', { community: name })}
      text={email => t('magic.readyText', { email })}
      submit={t('magic.submit')}
      expiredText={t('magic.expiredText')}
      usedText={t('magic.usedText')}
      again={t('magic.askAgain')}
    />
  )
}

import { Button } from '@mantine/core'
import { pathAfterStep } from '#web/features/auth/confirmation/redirect.ts'
import { StepCard } from '#web/features/auth/confirmation/StepCard.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** The invitation is invalid, or the link is incomplete. */
export function NoInvitation() {
  const t = useWords('account')
  const session = useSession()
  return (
    <StepCard
      kind="broken"
      title={t('invitation.invalid')}
      text={t('invitation.invalidText')}
      actions={
        session.status === 'signedIn' ? (
          <LinkButton to={pathAfterStep(session)}>{t('goOn')}</LinkButton>
        ) : (
          <>
            <LinkButton to="/">{t('invitation.home')}</LinkButton>
            <LinkButton to="/login" variant="default">
              {t('invitation.haveAccount')}
            </LinkButton>
          </>
        )
      }
    />
  )
}

export function InvitationNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useWords('account')
  return (
    <StepCard
      kind="broken"
      title={t('invitation.notLoaded')}
      text={t('invitation.notLoadedText')}
      actions={<Button onClick={onRetry}>{t('invitation.again')}</Button>}
    />
  )
}

import type { CurrentParticipant } from '#contract/users/user.ts'
import { StepCard } from '#web/features/auth/confirmation/StepCard.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { pathAfterOnboarding } from './redirect.ts'

/** The profile waits for moderation. */
export function UnderReview({ participant }: { participant: CurrentParticipant }) {
  const t = useWords('onboarding')
  const isEmailConfirmed = useSession().user?.isEmailConfirmed ?? false
  const to = pathAfterOnboarding({ isEmailConfirmed, isPending: true, redirect: null })
  return (
    <StepCard
      kind="waiting"
      title={t('done.title', { name: participant.firstName })}
      text={t('done.text')}
      actions={<LinkButton to={to}>{isEmailConfirmed ? t('done.action') : t('next')}</LinkButton>}
      isNews
    />
  )
}

import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

const ways = { absent: '/questions', pending: '/profile', rejected: '/profile' } as const

/** Shown until the user is a confirmed participant: what is missing. */
export function NotConfirmed() {
  const t = useWords('matching')
  const { participant } = useSession()
  const state = !participant ? 'absent' : participant.moderationStatus === 'REJECTED' ? 'rejected' : 'pending'
  return (
    <EmptyState
      level={2}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
      action={
        <LinkButton to={ways[state]} variant={state === 'absent' ? 'filled' : 'default'}>
          {t(`${state}.action`)}
        </LinkButton>
      }
    />
  )
}

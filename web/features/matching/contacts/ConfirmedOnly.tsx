import type { ReactNode } from 'react'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** Only for confirmed participants with a profile. */
export function ConfirmedOnly({ children }: { children: ReactNode }) {
  const t = useWords('network')
  const people = useWords('participants')
  const { participant } = useSession()
  if (participant?.moderationStatus === 'CONFIRMED') return children
  if (!participant) return <EmptyState title={people('noProfile.absent')} text={people('noProfile.absentText')} />
  return (
    <EmptyState
      title={t('members.notYet')}
      text={t('members.notYetText')}
      action={<LinkButton to="/profile">{people('profile.title')}</LinkButton>}
    />
  )
}

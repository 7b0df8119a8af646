import { useParams } from 'react-router'
import { ProfilePage } from '#web/features/participants/profile/ProfilePage.tsx'
import { useSession } from '#web/lib/session.ts'
import { NotFoundPage } from '#web/shell/NotFoundPage.tsx'

/** A profile by its slug or its user's id. */
export function ParticipantPage() {
  const { slug } = useParams()
  const { user, participant } = useSession()
  const isOwn = slug !== undefined && (slug === user?.userId || slug === participant?.slug)
  return isOwn ? <ProfilePage /> : <NotFoundPage />
}

import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ProfileSkeleton } from '#web/ui/Skeletons.tsx'
import { ParticipantView } from './ParticipantView.tsx'
import { participantQuery } from './queries.ts'

/** Where a user without a profile here lands. Most readers never need it. */
const ProfilePage = lazyComponent(() => import('#web/features/participants/profile/ProfilePage.tsx'), 'ProfilePage')

/** A profile by its slug or user id. */
export function ParticipantPage() {
  const { slug = '' } = useParams()
  const { user, participant } = useSession()
  const person = useQuery({
    ...participantQuery(slug, user?.userId ?? null),
    enabled: slug !== user?.userId || participant !== null,
  })
  if (slug === user?.userId && !participant) return <ProfilePage />
  // The address of a profile that was merged into this one.
  if (person.data && person.data.slug !== slug && !isId(slug)) return <Navigate to={`/u/${person.data.slug}`} replace />
  if (person.data) return <ParticipantView key={person.data.id} person={person.data} slug={slug} />
  if (!person.isError) return <ProfileSkeleton />
  return isGone(person.error) ? <Gone /> : <NotLoaded onRetry={() => void person.refetch()} />
}

const isId = (slug: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(slug)

/** Not found and forbidden look the same. */
function isGone(error: Error): boolean {
  return error instanceof CallFailure && (error.status === 404 || error.status === 403 || error.status === 400)
}

function Gone() {
  const t = useWords('participants')
  const ui = useWords('ui')
  const { user } = useSession()
  return (
    <EmptyState
      level={1}
      title={t('person.gone')}
      text={t('person.goneText')}
      action={
        user ? (
          <LinkButton to="/participants">{t('person.all')}</LinkButton>
        ) : (
          <LinkButton to="/">{ui('home')}</LinkButton>
        )
      }
    />
  )
}

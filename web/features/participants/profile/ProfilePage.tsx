import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { signOut, useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ownProfileQuery } from '#web/participant/ownProfile.ts'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ProfileSkeleton } from '#web/ui/Skeletons.tsx'
import { OwnProfile } from './OwnProfile.tsx'
import { ProfileBanners } from './ProfileBanners.tsx'
import classes from './ProfilePage.module.css'

/** The user's own profile in this community. */
export function ProfilePage() {
  const t = useWords('participants')
  const ui = useWords('ui')
  const { participant } = useSession()
  const profile = useQuery({ ...ownProfileQuery, enabled: participant !== null })
  return (
    <div className={classes.root}>
      <PageHeader
        title={t('profile.title')}
        actions={
          <>
            {participant && (
              <LinkButton to={`/u/${participant.slug}`} variant="default">
                {t('profile.asOthers')}
              </LinkButton>
            )}
            <Button variant="subtle" onClick={signOut}>
              {ui('logOut')}
            </Button>
          </>
        }
      />
      {!participant && (
        <EmptyState title={t('noProfile.absent')} text={t('noProfile.absentText')} action={<ContactButton />} />
      )}
      {participant && profile.isPending && <ProfileSkeleton />}
      {participant && profile.isError && !profile.data && <NotLoaded onRetry={() => void profile.refetch()} />}
      {participant && profile.data && (
        <>
          <ProfileBanners profile={profile.data} />
          <OwnProfile profile={profile.data} />
        </>
      )}
    </div>
  )
}

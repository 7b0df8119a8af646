import { Button } from '@mantine/core'
import { signOut, useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { ContactButton } from '#web/shell/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { OwnProfile } from './OwnProfile.tsx'
import { ProfileBanners } from './ProfileBanners.tsx'
import classes from './ProfilePage.module.css'

/** The reader's own profile in this community. */
export function ProfilePage() {
  const t = useWords('screens')
  const { participant } = useSession()
  return (
    <div className={classes.root}>
      <PageHeader
        title={t('profile.title')}
        actions={
          <Button variant="default" onClick={signOut}>
            {t('logOut')}
          </Button>
        }
      />
      <ProfileBanners />
      {participant ? (
        <OwnProfile participant={participant} />
      ) : (
        <EmptyState title={t('profile.absent')} text={t('profile.absentText')} action={<ContactButton />} />
      )}
    </div>
  )
}

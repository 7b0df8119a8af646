import { useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { ContactButton } from '#web/shell/ContactButton.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './ProfileBanners.module.css'

/** What the organisers think of this profile, and whether it takes part in introductions. */
export function ProfileBanners() {
  const t = useWords('screens')
  const { participant, isNetworkingOff } = useSession()
  const { moderationStatus, rejectionReason } = participant ?? {}
  return (
    <div className={classes.root}>
      {moderationStatus === 'PENDING' && (
        <Banner tone="warning" title={t('profile.pending')}>
          {t('profile.pendingText')}
        </Banner>
      )}
      {moderationStatus === 'REJECTED' && (
        <Banner tone="danger" title={t('profile.rejected')} action={<ContactButton variant="default" />}>
          {rejectionReason ? t('profile.rejectedReason', { reason: rejectionReason }) : t('profile.rejectedText')}
        </Banner>
      )}
      {isNetworkingOff && (
        <Banner tone="info" title={t('profile.off')} action={<ContactButton variant="default" />}>
          {t('profile.offText')}
        </Banner>
      )}
    </div>
  )
}

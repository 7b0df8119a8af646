import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { MissingSteps } from './MissingSteps.tsx'
import classes from './ProfileBanners.module.css'
import { openPart } from './parts.ts'
import { roundedWait } from './roundedWait.ts'
import { useNetworking } from './useNetworking.ts'
import { usualWaitQuery } from './usualWait.ts'

/** Moderation status, missing parts and networking of the own profile. */
export function ProfileBanners({ profile }: { profile: OwnProfile }) {
  const t = useWords('participants')
  const { moderationStatus, rejectionReason, missing } = profile
  return (
    <div className={classes.root}>
      {moderationStatus === 'PENDING' && (
        <Banner tone="warning" title={t('banners.pending')}>
          {t('banners.pendingText')} <UsualWait />
        </Banner>
      )}
      {moderationStatus === 'REJECTED' && (
        <Banner
          tone="danger"
          title={t('banners.rejected')}
          action={
            <Button variant="default" onClick={() => openPart('about')}>
              {t('banners.sendAgain')}
            </Button>
          }
        >
          {rejectionReason && <p>{t('banners.rejectedReason', { reason: rejectionReason })}</p>}
          <p>{t('banners.rejectedText')}</p>
        </Banner>
      )}
      <NetworkingBanner />
      {missing.length > 0 && <MissingSteps missing={missing} />}
    </div>
  )
}

/** How long a decision took lately; nothing while that is unknown. */
function UsualWait() {
  const t = useWords('participants')
  const { data } = useQuery(usualWaitQuery)
  if (data?.minutes == null) return null
  const { unit, count } = roundedWait(data.minutes)
  return t(`banners.usual${unit}`, { count })
}

/** Whoever switched it off can switch it on: the participant, or the organisers. */
function NetworkingBanner() {
  const t = useWords('participants')
  const { participant, isNetworkingOff } = useSession()
  const { isBusy, turn } = useNetworking()
  if (!isNetworkingOff) return null
  if (participant?.isNetworkingEnabled !== false)
    return (
      <Banner tone="info" title={t('banners.off')} action={<ContactButton variant="default" />}>
        {t('banners.offByAdmin')}
      </Banner>
    )
  return (
    <Banner
      tone="info"
      title={t('banners.off')}
      action={
        <Button variant="default" loading={isBusy} onClick={() => void turn(true)}>
          {t('banners.on')}
        </Button>
      }
    >
      {t('banners.offText')}
    </Banner>
  )
}

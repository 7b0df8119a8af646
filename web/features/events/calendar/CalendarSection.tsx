import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import classes from './CalendarSection.module.css'
import { FeedAddress } from './FeedAddress.tsx'
import { RenewButton } from './RenewButton.tsx'
import { useCalendarFeeds } from './useCalendarFeeds.ts'

/** Addresses that calendar programs subscribe to. */
export function CalendarSection() {
  const t = useWords('calendar')
  return (
    <SettingsCard title={t('title')}>
      <Feeds />
    </SettingsCard>
  )
}

function Feeds() {
  const t = useWords('calendar')
  const { name } = useCommunity()
  const { feeds, renew } = useCalendarFeeds()
  if (feeds.isError && !feeds.data)
    return (
      <div className={settings.block}>
        <NotLoaded onRetry={() => void feeds.refetch()} />
      </div>
    )
  if (!feeds.data) return <div className={classes.waiting} aria-busy="true" />
  const { personalUrl, publicUrl } = feeds.data
  return (
    <>
      <FeedAddress
        title={t('personal')}
        text={`${t('personalText')} ${t('secret')}`}
        label={t('personalAddress')}
        url={personalUrl}
      >
        <RenewButton onRenew={renew} />
      </FeedAddress>
      <FeedAddress
        title={t('public', { community: name })}
        text={t('publicText')}
        label={t('publicAddress')}
        url={publicUrl}
      />
    </>
  )
}

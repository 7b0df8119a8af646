import { ChannelSwitches } from '#web/features/participants/profile/ChannelSwitches.tsx'
import { useWords } from '#web/lib/words.ts'
import { SettingsCard } from './SettingsCard.tsx'
import classes from './SettingsPage.module.css'

export function NotificationsSection() {
  const t = useWords('participants')
  return (
    <SettingsCard title={t('settings.notifications')}>
      <div className={classes.block}>
        <ChannelSwitches />
      </div>
    </SettingsCard>
  )
}

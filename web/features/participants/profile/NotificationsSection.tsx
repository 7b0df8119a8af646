import { ChannelSwitches } from '#web/features/participants/profile/ChannelSwitches.tsx'
import { useWords } from '#web/lib/words/words.ts'
import classes from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'

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

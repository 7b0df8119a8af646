import { useQuery } from '@tanstack/react-query'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ownProfileQuery } from '#web/participant/ownProfile.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'

/** External accounts that are linked for sign-in or as a channel. */
export function ConnectedSection() {
  const t = useWords('participants')
  const { authConfig } = useCommunity()
  const { user } = useSession()
  const { data } = useQuery(ownProfileQuery)
  const isConnected = data?.isTelegramConnected === true
  return (
    <SettingsCard title={t('settings.connected')}>
      {authConfig.some(({ authType }) => authType === 'GOOGLE') && (
        <SettingRow title={t('settings.google')} text={t('settings.googleText', { email: user?.email ?? '' })} />
      )}
      <SettingRow
        title={t('notifications.TELEGRAM')}
        text={t(isConnected ? 'settings.telegramOn' : 'notifications.TELEGRAMOff')}
      >
        {isConnected ? null : <Chip>{t('notifications.notConnected')}</Chip>}
      </SettingRow>
    </SettingsCard>
  )
}

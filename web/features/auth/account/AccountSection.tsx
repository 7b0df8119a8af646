import { Button } from '@mantine/core'
import { SettingRow } from '#web/features/users/settings/SettingRow.tsx'
import { SettingsCard } from '#web/features/users/settings/SettingsCard.tsx'
import { signOut } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { EmailRow } from './EmailRow.tsx'
import { PasswordRow } from './PasswordRow.tsx'

export function AccountSection() {
  const t = useWords('account')
  return (
    <SettingsCard title={t('settings.account')}>
      <EmailRow />
      <PasswordRow />
      <SettingRow title={t('settings.signOut')} text={t('settings.signOutText')}>
        <Button variant="default" onClick={signOut}>
          {t('settings.signOut')}
        </Button>
      </SettingRow>
    </SettingsCard>
  )
}

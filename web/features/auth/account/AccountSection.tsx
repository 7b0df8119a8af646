import { Button } from '@mantine/core'
import { signOut } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
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

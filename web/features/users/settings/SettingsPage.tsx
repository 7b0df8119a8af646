import { Button } from '@mantine/core'
import { signOut, useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { LanguageChoice } from '#web/shell/LanguageChoice.tsx'
import { Card } from '#web/ui/Card.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import { SettingRow } from './SettingRow.tsx'
import classes from './SettingsPage.module.css'

export function SettingsPage() {
  const t = useWords('screens')
  const { user } = useSession()
  return (
    <div className={classes.root}>
      <PageHeader title={t('settings.title')} />
      <Card isFlush>
        <SettingRow title={t('settings.language')} text={t('settings.languageText')}>
          <LanguageChoice />
        </SettingRow>
        <SettingRow title={t('settings.appearance')} text={t('settings.appearanceText')}>
          <AppearanceChoice />
        </SettingRow>
        <SettingRow
          title={t('settings.account')}
          text={
            <>
              {t('settings.signedInAs', { email: user?.email ?? '' })}
              {user?.isEmailConfirmed === false && ` ${t('settings.unconfirmed')}`}
            </>
          }
        >
          <Button variant="default" onClick={signOut}>
            {t('logOut')}
          </Button>
        </SettingRow>
      </Card>
    </div>
  )
}

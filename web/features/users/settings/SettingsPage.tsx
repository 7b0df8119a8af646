import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AccountSection } from '#web/features/auth/account/AccountSection.tsx'
import { DeletionSection } from '#web/features/auth/account/DeletionSection.tsx'
import { SessionsSection } from '#web/features/auth/account/SessionsSection.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { usePreparedWords, useWords } from '#web/lib/words/words.ts'
import { LanguageChoice } from '#web/ui/LanguageChoice.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import classes from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import { ConnectedSection } from './ConnectedSection.tsx'
import { DataSection } from './DataSection.tsx'
import { NotificationsSection } from './NotificationsSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { RecommendationsSection } from './RecommendationsSection.tsx'

export function SettingsPage() {
  const t = useWords('settings')
  const account = useWords('account')
  usePreparedWords('network', 'participants')
  const { participant } = useSession()
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [hash])
  return (
    <div className={classes.root}>
      <PageHeader title={t('title')} />
      <SettingsCard title={account('settings.general')}>
        <SettingRow title={t('language')} text={t('languageText')}>
          <LanguageChoice />
        </SettingRow>
        <SettingRow title={t('appearance')} text={t('appearanceText')}>
          <AppearanceChoice />
        </SettingRow>
      </SettingsCard>
      {participant && (
        <>
          <NotificationsSection />
          <RecommendationsSection />
          <PrivacySection />
        </>
      )}
      <AccountSection />
      {participant && <ConnectedSection />}
      <SessionsSection />
      <DataSection />
      <div id="deletion" className={classes.section}>
        <DeletionSection />
      </div>
    </div>
  )
}

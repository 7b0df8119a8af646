import { useQuery } from '@tanstack/react-query'
import { NetworkingSwitch } from '#web/features/participants/profile/NetworkingSwitch.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { ownProfileQuery } from '#web/participant/ownProfile.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import classes from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'

export function PrivacySection() {
  const t = useWords('participants')
  const joining = useWords('onboarding')
  const { data } = useQuery(ownProfileQuery)
  return (
    <SettingsCard title={t('settings.privacy')}>
      <SettingRow
        title={joining('visibility.legend')}
        text={data ? joining(`visibility.${data.profileVisibility}Text`) : ''}
      >
        <LinkButton
          to="/profile#edit-visibility"
          variant="default"
          aria-label={t('editPart', { part: joining('visibility.legend') })}
        >
          {t('settings.change')}
        </LinkButton>
      </SettingRow>
      <SettingRow title={t('settings.contacts')} text={data ? t(`privacy.${data.privacy}Text`) : ''}>
        <LinkButton
          to="/profile#edit-privacy"
          variant="default"
          aria-label={t('editPart', { part: t('settings.contacts') })}
        >
          {t('settings.change')}
        </LinkButton>
      </SettingRow>
      <div className={classes.block}>
        <NetworkingSwitch />
      </div>
    </SettingsCard>
  )
}

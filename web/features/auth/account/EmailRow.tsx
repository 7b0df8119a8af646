import { ResendConfirmation } from '#web/features/auth/confirmation/ResendConfirmation.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { SettingRow } from '#web/ui/SettingsCard.tsx'
import classes from './Account.module.css'
import { EmailChange } from './EmailChange.tsx'

export function EmailRow() {
  const t = useWords('account')
  const { user } = useSession()
  if (!user) return null
  const { email, isEmailConfirmed } = user
  return (
    <SettingRow
      title={t('settings.email')}
      text={
        <>
          <div className={classes.address}>
            {email}
            <Chip tone={isEmailConfirmed ? 'success' : 'warning'}>
              {t(isEmailConfirmed ? 'settings.confirmed' : 'settings.unconfirmed')}
            </Chip>
          </div>
          {!isEmailConfirmed && `${t('settings.unconfirmedText')} ${t('spam')}`}
        </>
      }
    >
      {!isEmailConfirmed && <ResendConfirmation />}
      <EmailChange />
    </SettingRow>
  )
}

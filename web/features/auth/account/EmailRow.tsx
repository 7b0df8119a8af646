import { ResendConfirmation } from '#web/features/auth/confirmation/ResendConfirmation.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Pill } from '#web/ui/Pill.tsx'
import { SettingRow } from '#web/ui/SettingRow.tsx'
import classes from './Account.module.css'

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
            <Pill tone={isEmailConfirmed ? 'success' : 'warning'}>
              {t(isEmailConfirmed ? 'settings.confirmed' : 'settings.unconfirmed')}
            </Pill>
          </div>
          {!isEmailConfirmed && `${t('settings.unconfirmedText')} ${t('spam')}`}
        </>
      }
    >
      {!isEmailConfirmed && <ResendConfirmation />}
    </SettingRow>
  )
}

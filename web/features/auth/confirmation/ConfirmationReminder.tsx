import { useSession } from '#web/lib/session/session.ts'
import { usePreparedWords, useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './ConfirmationReminder.module.css'
import { ResendConfirmation } from './ResendConfirmation.tsx'
import { useConfirmedElsewhere } from './useConfirmedElsewhere.ts'

/** Above every screen until the email is confirmed: what is closed until then, and how to open it. */
export function ConfirmationReminder() {
  usePreparedWords('account')
  const t = useWords('account')
  const { user } = useSession()
  useConfirmedElsewhere()
  return (
    <div className={classes.root}>
      <Banner tone="warning" title={t('reminder.title')} action={<ResendConfirmation variant="default" />}>
        {t('reminder.text', { email: user?.email ?? '' })}
      </Banner>
    </div>
  )
}

import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ResendRow } from '#web/features/auth/code/ResendRow.tsx'
import { useCountdown } from '#web/features/auth/useCountdown.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { loginInput } from '#web/lib/session/loginParameters.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './LoginForm.module.css'

/** The letter was sent: request another, or correct the email. */
export function LinkSent({ email, onChangeEmail }: { email: string; onChangeEmail: () => void }) {
  const t = useWords('auth')
  const { problem, isBusy, attempt } = useAttempt()
  const { secondsLeft, label, start } = useCountdown(`link.${email}`)
  const first = useRef(start)
  useEffect(() => {
    first.current()
    /** The pressed button is gone, so focus moves to the top of the screen. */
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  const resend = async () => {
    const isSent = await attempt(() => api.code.sendMagicLink({ email, ...loginInput() }).then(() => undefined))
    if (!isSent) return
    start()
    showToast({ type: 'success', title: t('letter.resent') })
  }
  return (
    <div className={classes.form}>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Text tone="soft">{t('letter.missing')}</Text>
      <ResendRow
        isBusy={isBusy}
        isWaiting={secondsLeft > 0}
        label={secondsLeft > 0 ? t('letter.resendIn', { time: label }) : t('letter.resend')}
        onResend={() => void resend()}
      >
        <Button variant="subtle" onClick={onChangeEmail}>
          {t('letter.changeEmail')}
        </Button>
      </ResendRow>
    </div>
  )
}

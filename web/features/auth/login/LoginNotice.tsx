import { useLocation } from 'react-router'
import { isLoginReason } from '#contract/auth/login-link.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './LoginForm.module.css'

/** Why the reader is asked to log in: an ended session, a used ticket, or what a link in a letter leads to. */
export function LoginNotice() {
  const t = useWords('auth')
  const { search, state } = useLocation()
  const { isAgain, isEnded } = (state ?? {}) as { isAgain?: unknown; isEnded?: unknown }
  const reason = new URLSearchParams(search).get('reason')
  const title = isEnded
    ? t('login.ended')
    : isAgain
      ? t('login.again')
      : isLoginReason(reason)
        ? t(`login.reasons.${reason}`)
        : null
  if (!title) return null
  return (
    <div className={classes.notice}>
      <Banner tone="info" title={title} isAlert>
        {isEnded ? t('login.endedText') : isAgain ? t('login.againText') : null}
      </Banner>
    </div>
  )
}

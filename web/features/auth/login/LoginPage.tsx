import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTypedEmail } from '#web/features/auth/registration/useTypedEmail.ts'
import { bootstrap } from '#web/lib/browser/bootstrap.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { JoinLink } from './JoinLink.tsx'
import { LinkSent } from './LinkSent.tsx'
import { LoginArt } from './LoginArt.tsx'
import classes from './LoginForm.module.css'
import { LoginFrame } from './LoginFrame.tsx'
import { LoginMethods } from './LoginMethods.tsx'

export function LoginPage() {
  const t = useWords('auth')
  const { option, text } = useCommunity()
  const [email, setEmail] = useState(useTypedEmail())
  const [isLinkSent, setLinkSent] = useState(false)
  const { state } = useLocation()
  const isAgain = (state as { isAgain?: unknown } | null)?.isAgain === true
  const own = option('ALT_LOGIN_LAYOUT')
  const isAlternative = own !== undefined
  const frame = { isAlternative, art: <LoginArt quote={isAlternative ? null : text(bootstrap.landing).quote} /> }
  if (isLinkSent)
    return (
      <LoginFrame {...frame} title={t('letter.title')} subtitle={t('letter.sentTo', { email: email.trim() })}>
        <LinkSent email={email.trim()} onChangeEmail={() => setLinkSent(false)} />
      </LoginFrame>
    )
  return (
    <LoginFrame
      {...frame}
      title={own ? text(own.title) : t('login.title')}
      subtitle={own ? text(own.subtitle) : t('login.subtitle')}
    >
      {isAgain && (
        <div className={classes.notice}>
          <Banner tone="info" title={t('login.again')} isAlert>
            {t('login.againText')}
          </Banner>
        </div>
      )}
      <LoginMethods email={email} setEmail={setEmail} onLinkSent={() => setLinkSent(true)} />
      <JoinLink email={email} />
    </LoginFrame>
  )
}

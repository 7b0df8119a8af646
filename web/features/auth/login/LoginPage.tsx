import { useLocation, useSearchParams } from 'react-router'
import { bootstrap } from '#web/lib/bootstrap.ts'
import { useCommunity } from '#web/lib/community.ts'
import { useWords } from '#web/lib/words.ts'
import { ApplyLink } from './ApplyLink.tsx'
import { LoginArt } from './LoginArt.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import { LoginMethods } from './LoginMethods.tsx'

/** An address that was already typed on another screen, here or at a daughter community. */
function useCarriedEmail(): string {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const carried = (state as { email?: unknown } | null)?.email
  return typeof carried === 'string' ? carried : (query.get('email') ?? '')
}

export function LoginPage() {
  const t = useWords('auth')
  const { authConfig, option, text } = useCommunity()
  const email = useCarriedEmail()
  const own = option('ALT_LOGIN_LAYOUT')
  const isAlternative = own !== undefined
  return (
    <LoginFrame
      isAlternative={isAlternative}
      title={own ? text(own.title) : t('login.title')}
      subtitle={own ? text(own.subtitle) : t('login.subtitle')}
      art={<LoginArt quote={isAlternative ? null : text(bootstrap.landing).quote} />}
    >
      <LoginMethods methods={authConfig} email={email} />
      <ApplyLink url={option('EXTERNAL_APPLY_LINK')?.url} />
    </LoginFrame>
  )
}

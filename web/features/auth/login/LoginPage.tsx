import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { JoinLink } from './JoinLink.tsx'
import { LoginNotice } from './LoginNotice.tsx'
import { WaysIn } from './WaysIn.tsx'

export function LoginPage() {
  const t = useWords('auth')
  const { option, text } = useCommunity()
  const own = option('ALT_LOGIN_LAYOUT')
  return (
    <WaysIn
      title={own ? text(own.title) : t('login.title')}
      subtitle={own ? text(own.subtitle) : t('login.subtitle')}
      notice={<LoginNotice />}
      other={email => <JoinLink email={email} />}
    />
  )
}

import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useCommunity } from '#web/lib/community.ts'
import { useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { ContactButton } from '#web/shell/ContactButton.tsx'
import { HomeLink } from '#web/shell/HomeLink.tsx'
import { isLiteHeader } from '#web/shell/headerRules.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import classes from './AuthNoticePage.module.css'

const notices = {
  '/registration': { word: 'registration', action: 'contact' },
  '/invite': { word: 'invite', action: 'contact' },
  '/recovery': { word: 'recovery', action: 'contact' },
  '/confirm-recovery': { word: 'confirmRecovery', action: 'contact' },
  '/one-time-code': { word: 'oneTimeCode', action: 'logIn' },
  '/auth-magic': { word: 'authMagic', action: 'logIn' },
  '/confirmed': { word: 'confirmed', action: 'logIn' },
  '/account-deleted': { word: 'accountDeleted', action: 'home' },
} as const

/** The ends of the ways in: what a link or an address around signing in means here, and how to go on. */
export function AuthNoticePage() {
  const t = useWords('screens')
  const { name } = useCommunity()
  const { pathname } = useLocation()
  const { word, action } = notices[pathname as keyof typeof notices]
  return (
    <div className={classes.root}>
      {isLiteHeader(pathname) && <HomeLink />}
      <Card>
        <EmptyState
          level={1}
          title={t(`authNotice.${word}.title`, { community: name })}
          text={t(`authNotice.${word}.text`)}
          action={action === 'contact' ? <ContactButton /> : <WayOn isHome={action === 'home'} />}
        />
      </Card>
    </div>
  )
}

function WayOn({ isHome }: { isHome: boolean }) {
  const t = useWords('screens')
  const { status } = useSession()
  const leadsHome = isHome || status === 'signedIn'
  return (
    <Button component={Link} to={leadsHome ? '/' : '/login'}>
      {t(leadsHome ? 'home' : 'logIn')}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { signOut, useSession } from '#web/lib/session/session.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { sessionButton } from './headerRules.ts'

/** Log in or Log out. */
export function SessionButton() {
  const t = useWords('shell')
  const { status } = useSession()
  const { pathname } = useLocation()
  switch (sessionButton(pathname, status)) {
    case 'logIn':
      return (
        <Button
          component={Link}
          to="/login"
          variant="default"
          size="sm"
          onClick={() => track('header click', { target: 'logIn' })}
        >
          {t('header.logIn')}
        </Button>
      )
    case 'logOut':
      return (
        <Button variant="default" size="sm" onClick={signOut}>
          {t('header.logOut')}
        </Button>
      )
    default:
      return null
  }
}

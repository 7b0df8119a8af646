import { Search } from 'lucide-react'
import { Suspense } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useScrolledPast } from '#web/lib/browser/viewport.ts'
import { broadcast } from '#web/lib/events.ts'
import { useSession } from '#web/lib/session/session.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Kbd } from '#web/ui/Kbd.tsx'
import { LanguageSwitcher } from '#web/ui/LanguageSwitcher.tsx'
import { UserMenu } from '../menu/UserMenu.tsx'
import { HomeLink } from './HomeLink.tsx'
import { SupportButton } from './SupportButton.tsx'
import classes from './TopBar.module.css'

const MemberWidget = lazyComponent(() => import('./MemberWidget.tsx'), 'MemberWidget')

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

export function TopBar() {
  const t = useWords('shell')
  const { status } = useSession()
  const isScrolled = useScrolledPast()
  const search = () => {
    track('header click', { target: 'search' })
    broadcast('openPalette')
  }
  const isSignedIn = status === 'signedIn'
  return (
    <header className={classes.root} data-scrolled={isScrolled || undefined}>
      <span className={classes.brand}>
        <HomeLink size={30} />
      </span>
      <button type="button" className={classes.search} onClick={search}>
        <Icon of={Search} size={16} />
        <span className={classes.searchWords}>{t('header.search')}</span>
        <Kbd>{isApple ? '⌘K' : 'Ctrl K'}</Kbd>
      </button>
      <div className={classes.end}>
        <span className={classes.wide}>
          <SupportButton />
        </span>
        <button type="button" className={classes.searchShort} aria-label={t('header.searchShort')} onClick={search}>
          <Icon of={Search} size={20} />
        </button>
        <Suspense fallback={null}>{isSignedIn && <MemberWidget shows="invitation" />}</Suspense>
        <span className={classes.wide}>
          <LanguageSwitcher />
        </span>
        <Suspense fallback={<span className={classes.bellSpace} />}>
          {isSignedIn && <MemberWidget shows="notifications" />}
        </Suspense>
        {isSignedIn && <UserMenu />}
        {status === 'loading' && <span className={classes.memberSpace} />}
      </div>
    </header>
  )
}

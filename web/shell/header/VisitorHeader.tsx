import { useLocation } from 'react-router'
import { useScrolledPast } from '#web/lib/browser/viewport.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LanguageSwitcher } from '#web/ui/LanguageSwitcher.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { HomeLink } from './HomeLink.tsx'
import { showsAlreadyMember, visitorLinks } from './headerRules.ts'
import { SessionButton } from './SessionButton.tsx'
import { SupportButton } from './SupportButton.tsx'
import classes from './VisitorHeader.module.css'
import { VisitorMenu } from './VisitorMenu.tsx'

/** Header of public pages, and a shorter one that stays visible after scrolling. */
export function VisitorHeader() {
  const t = useWords('shell')
  const isScrolled = useScrolledPast()
  return (
    <>
      <header className={classes.header}>
        <Bar />
      </header>
      <nav
        className={classes.fixed}
        aria-label={t('header.label')}
        data-shown={isScrolled || undefined}
        inert={!isScrolled}
        data-no-notice={isScrolled || undefined}
      >
        <Bar isCompact />
      </nav>
    </>
  )
}

function Bar({ isCompact = false }: { isCompact?: boolean }) {
  const t = useWords('shell')
  const { links, shortLanding } = useCommunity()
  const { status } = useSession()
  const { pathname } = useLocation()
  const isAsked = showsAlreadyMember({ isVisitor: status === 'visitor', path: pathname, isShortLanding: shortLanding })
  const isShortLanding = shortLanding && pathname === '/'
  const Links = isCompact ? 'div' : 'nav'
  return (
    <div className={classes.bar}>
      <HomeLink size={isCompact ? 32 : 36} />
      <Links className={classes.links} aria-label={isCompact ? undefined : t('menu.label')}>
        {visitorLinks(links).map(({ word, to }) => (
          <TextLink key={word} to={to} tone="quiet" onClick={() => track('header click', { target: word })}>
            {t(`header.${word}`)}
          </TextLink>
        ))}
      </Links>
      <div className={classes.end}>
        <span className={classes.wide}>
          <SupportButton />
        </span>
        <LanguageSwitcher />
        {isAsked && <span className={classes.asked}>{t('header.alreadyMember')}</span>}
        {!isShortLanding && <SessionButton />}
        <VisitorMenu />
      </div>
    </div>
  )
}

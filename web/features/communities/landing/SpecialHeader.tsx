import { Button, UnstyledButton } from '@mantine/core'
import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Mark } from '#web/ui/Mark.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './SpecialHeader.module.css'
import { useLandingMenu } from './useLandingMenu.ts'

const places = ['about', 'members', 'experts'] as const

/** Header of a special landing: all its links are for members, so each leads to registration. */
export function SpecialHeader({ tools }: { tools?: ReactNode }) {
  const t = useWords('landing')
  const community = useCommunity()
  const { isOpen, isScrolled, button, toggle, close, onBackgroundClick } = useLandingMenu()
  return (
    <header className={classes.root} data-scrolled={isScrolled || undefined}>
      <div className={classes.bar}>
        <Link to="/" className={classes.logo}>
          <Mark community={community} size={36} />
          {community.name}
        </Link>
        <UnstyledButton
          ref={button}
          className={classes.toggle}
          aria-label={t(isOpen ? 'menu.close' : 'menu.open')}
          aria-expanded={isOpen}
          aria-controls="landing-menu"
          onClick={toggle}
        >
          <Icon of={isOpen ? X : Menu} size={22} />
        </UnstyledButton>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
        <nav
          id="landing-menu"
          className={classes.nav}
          aria-label={t('menu.name')}
          hidden={!isOpen}
          onClick={onBackgroundClick}
        >
          <div className={classes.panel}>
            <ul className={classes.links}>
              {places.map(place => (
                <li key={place}>
                  <TextLink to="/registration" tone="quiet">
                    {t(`menu.${place}`)}
                  </TextLink>
                </li>
              ))}
            </ul>
            <div className={classes.end}>
              {tools}
              <Button variant="subtle" className={classes.cancel} onClick={close}>
                {t('menu.cancel')}
              </Button>
              <LinkButton variant="default" size="sm" to="/login">
                {t('menu.logIn')}
              </LinkButton>
              <LinkButton size="sm" to="/registration">
                {t('menu.signUp')}
              </LinkButton>
            </div>
          </div>
        </nav>
      </div>
    </header>
  )
}

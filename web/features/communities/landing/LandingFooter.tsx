import { UnstyledButton } from '@mantine/core'
import { LegalLink } from '#web/features/auth/policy/LegalLink.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { broadcast } from '#web/lib/events.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Mark } from '#web/ui/Mark.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './LandingFooter.module.css'
import wide from './wide.module.css'

export function LandingFooter() {
  const t = useWords('landing')
  const community = useCommunity()
  const { links, name } = community
  const place = (to: string | null, label: string) =>
    to && (
      <li>
        <TextLink to={to} tone="quiet">
          {label}
        </TextLink>
      </li>
    )
  return (
    <footer className={classes.root}>
      <div className={`${wide.wide} ${classes.inner}`}>
        <span className={classes.signature}>
          <Mark community={community} size={22} />
          {t('signature', { name, year: new Date().getFullYear() })}
        </span>
        <nav aria-label={t('links')}>
          <ul className={classes.links}>
            {place('/', t('main'))}
            {place(links.about, t('about'))}
            {place(links.pricing, t('pricing'))}
            <li>
              <LegalLink document="privacy">{t('privacy')}</LegalLink>
            </li>
            <li>
              <LegalLink document="terms">{t('terms')}</LegalLink>
            </li>
            {place(links.launch, t('launch'))}
            <li>
              <UnstyledButton className={classes.contact} onClick={() => broadcast('openContact')}>
                {t('contact')}
              </UnstyledButton>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}

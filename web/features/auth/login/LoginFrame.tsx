import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { LegalLink } from '#web/features/auth/policy/LegalLink.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { saveLoginParameters } from '#web/lib/session/loginParameters.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { LiteHeader } from '#web/ui/LiteHeader.tsx'
import { Main } from '#web/ui/Main.tsx'
import { Mark } from '#web/ui/Mark.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './LoginFrame.module.css'

type Props = {
  /** The title centred on a card over the picture, instead of beside it. */
  isAlternative: boolean
  title: string
  subtitle: string
  art: ReactNode
  children: ReactNode
}

/** Frame of the sign-in methods. Saves the query parameters of a login link for all of them. */
export function LoginFrame({ isAlternative, title, subtitle, art, children }: Props) {
  const t = useWords('auth')
  const community = useCommunity()
  const { search } = useLocation()
  useEffect(() => saveLoginParameters(search), [search])
  return (
    <div className={classes.root} data-layout={isAlternative ? 'card' : 'split'}>
      <SkipLink />
      <div className={classes.side}>
        <div className={classes.tools}>
          <LiteHeader />
        </div>
        <Main className={classes.main}>
          <Link to="/" className={classes.logo} aria-label={t('login.home', { name: community.name })}>
            <Mark community={community} size={isAlternative ? 56 : 36} />
            {!isAlternative && <span>{community.name}</span>}
          </Link>
          <div className={classes.column}>
            <Heading level={1} className={classes.title}>
              {title}
            </Heading>
            <Text size="body" tone="soft" className={classes.subtitle}>
              {subtitle}
            </Text>
            {children}
          </div>
        </Main>
        <footer>
          <nav className={classes.documents} aria-label={t('login.documents')}>
            <LegalLink document="terms">{t('login.terms')}</LegalLink>
            <span aria-hidden>·</span>
            <LegalLink document="privacy">{t('login.privacy')}</LegalLink>
          </nav>
        </footer>
      </div>
      {art}
    </div>
  )
}

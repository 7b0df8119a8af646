import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { queries } from '#web/lib/queries.ts'
import { HomeLink } from './HomeLink.tsx'
import { isLiteHeader } from './headerRules.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { LiteHeader } from './LiteHeader.tsx'
import { Main } from './Main.tsx'
import classes from './PublicFrame.module.css'
import { SessionButton } from './SessionButton.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Around the way in: one thing to do, and the way out of it. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <QueryClientProvider client={queries}>
      <SkipLink />
      {isLiteHeader(pathname) ? (
        <div className={classes.bar}>
          <div className={classes.end}>
            <LiteHeader />
          </div>
        </div>
      ) : (
        <header className={classes.bar}>
          <HomeLink />
          <div className={classes.end}>
            <LanguageSwitcher />
            <SessionButton />
          </div>
        </header>
      )}
      <Main className={classes.reading}>{children}</Main>
    </QueryClientProvider>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { queries } from '#web/lib/calls/queryClient.ts'
import { LanguageSwitcher } from '#web/ui/LanguageSwitcher.tsx'
import { LiteHeader } from '#web/ui/LiteHeader.tsx'
import { Main } from '#web/ui/Main.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { HomeLink } from '../header/HomeLink.tsx'
import { isLiteHeader } from '../header/headerRules.ts'
import { SessionButton } from '../header/SessionButton.tsx'
import classes from './PublicFrame.module.css'

/** Frame of sign-in and onboarding: one task, and log-out. */
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

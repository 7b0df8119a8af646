import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '#web/lib/queries.ts'
import { Main } from './Main.tsx'
import classes from './PublicFrame.module.css'
import { SkipLink } from './SkipLink.tsx'
import { VisitorHeader } from './VisitorHeader.tsx'

/** Around what everyone may see. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <SkipLink />
      <VisitorHeader />
      <Main className={classes.reading}>{children}</Main>
    </QueryClientProvider>
  )
}

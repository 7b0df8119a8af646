import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '#web/lib/calls/queryClient.ts'
import { Main } from '#web/ui/Main.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { VisitorHeader } from '../header/VisitorHeader.tsx'
import classes from './PublicFrame.module.css'

/** Frame of public screens. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <SkipLink />
      <VisitorHeader />
      <Main className={classes.reading}>{children}</Main>
    </QueryClientProvider>
  )
}

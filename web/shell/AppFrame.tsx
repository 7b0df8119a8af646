import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { queries } from '#web/lib/queries.ts'
import { useSession } from '#web/lib/session.ts'
import classes from './AppFrame.module.css'
import { BottomBar } from './BottomBar.tsx'
import { Main } from './Main.tsx'
import { isMenuShown } from './menu.ts'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useFreshPermissions } from './useFreshPermissions.ts'
import { useMenu } from './useMenu.ts'
import { useOwnCommands } from './useOwnCommands.ts'

/** Around every screen of those who are signed in: menu at the side, bar on top, on phones a bar below. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <Parts>{children}</Parts>
    </QueryClientProvider>
  )
}

function Parts({ children }: { children: ReactNode }) {
  const menu = useMenu()
  const { status } = useSession()
  const { pathname } = useLocation()
  const isShown = isMenuShown({ isLoading: status === 'loading', menu, path: pathname })
  useOwnCommands()
  useFreshPermissions()
  return (
    <div className={classes.root}>
      <SkipLink />
      <Sidebar menu={isShown ? menu : null} />
      <div className={classes.column}>
        <TopBar />
        <Main className={classes.main}>{children}</Main>
      </div>
      {isShown && <BottomBar />}
    </div>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { queries } from '#web/lib/calls/queryClient.ts'
import { followServiceWorker } from '#web/lib/push/followWorker.ts'
import { followRealtime } from '#web/lib/realtime/realtime.ts'
import { markLoggedIn } from '#web/lib/session/firstLogin.ts'
import { refreshPermissions } from '#web/lib/session/load.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Main } from '#web/ui/Main.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { Slot } from '../capabilities.tsx'
import { TopBar } from '../header/TopBar.tsx'
import { BottomBar } from '../menu/BottomBar.tsx'
import { isMenuShown } from '../menu/menu.ts'
import { Sidebar } from '../menu/Sidebar.tsx'
import { useMenu } from '../menu/useMenu.ts'
import { OfflineBanner } from '../notices/OfflineBanner.tsx'
import classes from './AppFrame.module.css'

/** Frame of signed-in users: sidebar, top bar, and a bottom bar on phones. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <Layout>{children}</Layout>
    </QueryClientProvider>
  )
}

function Layout({ children }: { children: ReactNode }) {
  const menu = useMenu()
  const { status } = useSession()
  const { pathname } = useLocation()
  const isShown = isMenuShown({ isLoading: status === 'loading', menu, path: pathname })
  useEffect(() => {
    if (isShown) markLoggedIn()
  }, [isShown])
  useFreshPermissions()
  useEffect(followRealtime, [])
  useEffect(followServiceWorker, [])
  return (
    <div className={classes.root}>
      <SkipLink />
      <Sidebar menu={isShown ? menu : null} />
      <div className={classes.column}>
        <TopBar />
        <Main className={classes.main}>
          <OfflineBanner />
          <Suspense fallback={null}>
            <Slot name="reminder" />
          </Suspense>
          {children}
        </Main>
      </div>
      {isShown && <BottomBar />}
    </div>
  )
}

/** Reloads the session when the tab is visible again: permissions may have changed or the session ended. */
function useFreshPermissions(): void {
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void refreshPermissions()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])
}

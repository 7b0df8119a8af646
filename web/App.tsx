import { Suspense, useEffect } from 'react'
import { NavigationType, Router } from 'react-router'
import { LandingPage } from './features/communities/landing/LandingPage.tsx'
import { lazyComponent } from './lib/browser/chunks.ts'
import { navigator, useCurrentLocation } from './lib/browser/navigation.ts'
import { useCommunity } from './lib/community/community.ts'
import { followSessionEnd, useSession } from './lib/session/session.ts'
import { ScreenBoundary } from './shell/frame/ScreenBoundary.tsx'
import { followBuilds } from './shell/notices/builds.ts'
import { Overlays } from './shell/notices/Overlays.tsx'
import { followConnection } from './shell/notices/offline.ts'
import { ThemeProvider } from './ui/ThemeProvider.tsx'

const types = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace }

/** The screen table is a chunk of its own: the landing does not wait for it, however many screens there are. */
export const Screens = lazyComponent(() => import('./Screens.tsx'), 'Screens')

export function App() {
  const { brandConfig } = useCommunity()
  const { action, location } = useCurrentLocation()
  const { status } = useSession()
  useEffect(followSessionEnd, [])
  useEffect(followConnection, [])
  useEffect(followBuilds, [])
  return (
    <ThemeProvider look={brandConfig}>
      <Router location={location} navigationType={types[action]} navigator={navigator}>
        <ScreenBoundary path={location.pathname}>
          <Suspense fallback={null}>{isLanding(location.pathname, status) ? <Landing /> : <Screens />}</Suspense>
        </ScreenBoundary>
        <Overlays />
      </Router>
    </ThemeProvider>
  )
}

/** What a visitor gets at `/`: it comes with the first script, whose size has a budget of its own. */
export const isLanding = (path: string, status: 'visitor' | 'loading' | 'signedIn'): boolean =>
  path === '/' && status === 'visitor'

function Landing() {
  const { text, landingTitle } = useCommunity()
  const title = text(landingTitle)
  useEffect(() => {
    document.title = title
  }, [title])
  // The next screen should not have to wait for the table.
  useEffect(() => void Screens.preload().catch(() => undefined), [])
  return <LandingPage />
}

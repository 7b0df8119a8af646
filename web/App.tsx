import { useEffect } from 'react'
import { NavigationType, Router } from 'react-router'
import { capabilities } from './capabilities.ts'
import { navigator, usePlace } from './lib/browser/navigation.ts'
import { useCommunity } from './lib/community/community.ts'
import { followSessionEnd } from './lib/session/session.ts'
import { Screens } from './Screens.tsx'
import { CapabilitiesProvider } from './shell/capabilities.tsx'
import { ScreenBoundary } from './shell/frame/ScreenBoundary.tsx'
import { Overlays } from './shell/notices/Overlays.tsx'
import { followConnection } from './shell/notices/offline.ts'
import { ThemeProvider } from './ui/ThemeProvider.tsx'

const types = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace }

export function App() {
  const { brandConfig } = useCommunity()
  const { action, location } = usePlace()
  useEffect(followSessionEnd, [])
  useEffect(followConnection, [])
  return (
    <ThemeProvider look={brandConfig}>
      <Router location={location} navigationType={types[action]} navigator={navigator}>
        <CapabilitiesProvider capabilities={capabilities}>
          <ScreenBoundary path={location.pathname}>
            <Screens />
          </ScreenBoundary>
          <Overlays />
        </CapabilitiesProvider>
      </Router>
    </ThemeProvider>
  )
}

import { useEffect } from 'react'
import { NavigationType, Router } from 'react-router'
import { useCommunity } from './lib/community.ts'
import { navigator, usePlace } from './lib/navigation.ts'
import { followSessionEnd } from './lib/session.ts'
import { Screens } from './Screens.tsx'
import { followConnection } from './shell/connection.ts'
import { Overlays } from './shell/Overlays.tsx'
import { ScreenBoundary } from './shell/ScreenBoundary.tsx'
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
        <ScreenBoundary path={location.pathname}>
          <Screens />
        </ScreenBoundary>
        <Overlays />
      </Router>
    </ThemeProvider>
  )
}

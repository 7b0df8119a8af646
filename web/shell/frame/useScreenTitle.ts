import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { Screen } from '../capability.ts'
import { rememberScreen } from '../palette/recentScreens.ts'

/** Sets the title of the tab, and the name of a recent place in the palette. */
export function useScreenTitle({ path, title, isPlace }: Pick<Screen, 'path' | 'title' | 'isPlace'>): void {
  const t = useWords('menu')
  const { name, text, landingTitle } = useCommunity()
  const { pathname } = useLocation()
  const label = t(title)
  const words = path === '/' ? text(landingTitle) : `${label} · ${name}`
  useEffect(() => {
    document.title = words
  }, [words])
  useEffect(() => {
    if (isPlace) rememberScreen({ path: pathname, label })
  }, [isPlace, pathname, label])
}

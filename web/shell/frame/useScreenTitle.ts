import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { Screen } from '../capability.ts'
import { rememberScreen } from '../palette/recentScreens.ts'

type Titled = Pick<Screen, 'path' | 'title' | 'ownTitle' | 'isPlace'>

/** Sets the title of the tab, and the name of a recent place in the palette. */
export function useScreenTitle({ path, title, ownTitle, isPlace }: Titled): void {
  const t = useWords('menu')
  const community = useCommunity()
  const { name, text, landingTitle } = community
  const { pathname } = useLocation()
  const own = ownTitle?.(community)
  const label = own ? text(own) : t(title)
  const words = path === '/' ? text(landingTitle) : `${label} · ${name}`
  useEffect(() => {
    document.title = words
  }, [words])
  useEffect(() => {
    if (isPlace) rememberScreen({ path: pathname, label })
  }, [isPlace, pathname, label])
}

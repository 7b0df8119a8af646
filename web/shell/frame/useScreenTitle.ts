import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { rememberPlace } from '#web/shell/palette/recentPlaces.ts'

/** The title of the browser's tab, and the name under which the palette remembers this place. */
export function useScreenTitle({
  path,
  title,
  icon,
}: {
  path: string
  title: WordKey<'menu'>
  icon?: string | undefined
}): void {
  const t = useWords('menu')
  const { name, text, landingTitle } = useCommunity()
  const { pathname } = useLocation()
  const label = t(title)
  const words = path === '/' ? text(landingTitle) : `${label} · ${name}`
  useEffect(() => {
    document.title = words
  }, [words])
  useEffect(() => {
    if (icon) rememberPlace({ path: pathname, label })
  }, [icon, pathname, label])
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { offlineSince } from '#web/lib/offline/offline.ts'
import { useStore } from '#web/lib/store.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './OfflineBanner.module.css'
import { isBannerShown } from './offline.ts'

/** As in its stylesheet. */
const marginBelow = 16

/** What is shown was kept, since there is no connection: says of when it is. */
export function OfflineBanner() {
  const since = useStore(offlineSince)
  const t = useWords('shell')
  const language = useLanguage()
  const isShown = since !== null
  useEffect(() => {
    isBannerShown.set(isShown)
    return () => isBannerShown.set(false)
  }, [isShown])
  const root = useRef<HTMLDivElement>(null)
  // A screen that fills the window leaves room for it.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (root.current) style.setProperty('--banner-height', `${root.current.offsetHeight + marginBelow}px`)
    return () => void style.removeProperty('--banner-height')
  })
  if (since === null) return null
  const format = new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <div ref={root} className={classes.root} role="status">
      <Banner tone="warning" title={t('notices.kept', { when: format.format(new Date(since)) })}>
        {t('notices.keptText')}
      </Banner>
    </div>
  )
}

import { useEffect } from 'react'
import { offlineSince } from '#web/lib/offline/offline.ts'
import { useStore } from '#web/lib/store.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './OfflineBanner.module.css'
import { isBannerShown } from './offline.ts'

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
  if (since === null) return null
  const format = new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <div className={classes.root} role="status">
      <Banner tone="warning" title={t('notices.kept', { when: format.format(new Date(since)) })}>
        {t('notices.keptText')}
      </Banner>
    </div>
  )
}

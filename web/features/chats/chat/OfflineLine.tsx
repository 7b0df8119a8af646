import { offlineSince } from '#web/lib/offline/offline.ts'
import { useStore } from '#web/lib/store.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import classes from './OfflineLine.module.css'

/** On a phone the chat covers the banner of the frame, which says the same. */
export function OfflineLine() {
  const t = useWords('shell')
  if (useStore(offlineSince) === null) return null
  return (
    <div className={classes.root}>
      <Text size="small">
        <b>{t('notices.offline')}.</b> {t('notices.keptText')}
      </Text>
    </div>
  )
}

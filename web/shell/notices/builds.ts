import { interfaceConstants } from '#contract/limits.ts'
import { hasUnsavedText } from '#web/lib/browser/typed.ts'
import { listen } from '#web/lib/events.ts'
import { dismissToast, showToast } from '#web/lib/toasts.ts'
import { wordsOf } from '#web/lib/words/words.ts'

/** Tells once that a new version is ready, and each time that a part of the screen did not load. */
export function followBuilds(): () => void {
  let isTold = false
  let missing: number | null = null
  const stops = [
    listen('newBuild', () => {
      if (isTold) return
      isTold = true
      const t = wordsOf('shell')
      showToast({
        title: t('notices.newBuild'),
        content: t('notices.newBuildText'),
        timeout: interfaceConstants.noticeMs,
        action: { label: t('notices.reload'), run: reloadOrAsk },
      })
    }),
    listen('partMissing', ({ retry }) => {
      const t = wordsOf('shell')
      if (missing) dismissToast(missing)
      missing = showToast({
        type: 'warning',
        title: t('notices.chunk'),
        content: t('notices.partText'),
        timeout: interfaceConstants.noticeMs,
        action: { label: t('notices.retry'), run: retry },
      })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function reloadOrAsk(): void {
  if (!hasUnsavedText()) {
    location.reload()
    return
  }
  const t = wordsOf('shell')
  showToast({
    type: 'warning',
    title: t('notices.lost'),
    content: t('notices.lostText'),
    timeout: interfaceConstants.noticeMs,
    action: { label: t('notices.reloadAnyway'), run: () => location.reload() },
  })
}

import { interfaceConstants } from '#contract/limits.ts'
import { listen } from '#web/lib/events.ts'
import { dismissToast, showToast } from '#web/lib/toasts.ts'
import { wordsOf } from '#web/lib/words/words.ts'

type Notice = 'offline' | 'oops'

/** One lasting notice at a time: offline, or server unavailable. Both end when calls succeed again. */
export function followConnection(): () => void {
  let shown: { notice: Notice; key: number } | null = null

  const hide = () => {
    if (shown) dismissToast(shown.key)
    shown = null
  }
  const show = (notice: Notice) => {
    if (shown?.notice === notice) return
    hide()
    const t = wordsOf('shell')
    const key = showToast({
      title: t(`notices.${notice}`),
      content: t(`notices.${notice}Text`),
      timeout: interfaceConstants.noticeMs,
      action: notice === 'oops' ? { label: t('notices.reload'), run: () => location.reload() } : null,
    })
    shown = { notice, key }
  }
  const onOffline = () => show('offline')
  const stops = [
    listen('unavailable', () => show(navigator.onLine ? 'oops' : 'offline')),
    listen('available', hide),
    () => removeEventListener('offline', onOffline),
    () => removeEventListener('online', hide),
  ]
  addEventListener('offline', onOffline)
  addEventListener('online', hide)
  if (!navigator.onLine) onOffline()
  return () => {
    for (const stop of stops) stop()
  }
}

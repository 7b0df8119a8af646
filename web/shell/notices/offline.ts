import { interfaceConstants } from '#contract/limits.ts'
import { listen } from '#web/lib/events.ts'
import { createStore } from '#web/lib/store.ts'
import { dismissToast, showToast } from '#web/lib/toasts.ts'
import { wordsOf } from '#web/lib/words/words.ts'

/** Whether the banner over what was kept is on the screen. */
export const isBannerShown = createStore(false)

type Notice = 'offline' | 'oops'

/**
 * One lasting notice at a time: offline, or server unavailable. Both end when calls succeed again and the browser is online. Where the
 * banner says that there is no connection, no second notice lies over it.
 */
export function followConnection(): () => void {
  let shown: { notice: Notice; key: number } | null = null

  const hide = () => {
    if (shown) dismissToast(shown.key)
    shown = null
  }
  const show = (notice: Notice) => {
    if (shown?.notice === notice) return
    hide()
    if (notice === 'offline' && isBannerShown.get()) return
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
    // The answer to a call from before the connection was lost may come after.
    listen('available', () => navigator.onLine && hide()),
    isBannerShown.subscribe(() => isBannerShown.get() && shown?.notice === 'offline' && hide()),
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

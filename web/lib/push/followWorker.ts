import { interfaceConstants } from '#contract/limits.ts'
import { loadQuietly, ownScript } from '../browser/chunks.ts'
import { goTo } from '../browser/navigation.ts'
import { activeServiceWorker, registerServiceWorker } from '../browser/worker.ts'
import { broadcast } from '../events.ts'
import { isOwnPath } from '../session/redirects.ts'

/** What the service worker tells an open page. `started` comes from a worker that took over, with the first script of its build. */
export type WorkerMessage =
  | { type: 'open'; path: string }
  | { type: 'pushChanged' }
  | { type: 'started'; script: string }

/** What an open page tells the service worker: the first script of its build. */
export type PageMessage = { type: 'opened'; script: string }

/** For signed-in users: the worker that keeps the app for the time without a connection, and shows push messages. */
export function followServiceWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  const report = (worker: MessageEventSource | null | undefined) =>
    worker?.postMessage({ type: 'opened', script: ownScript } satisfies PageMessage)
  const onMessage = ({ data, source }: MessageEvent<WorkerMessage>) => {
    if (data?.type === 'open' && isOwnPath(data.path)) goTo(data.path)
    if (data?.type === 'started') report(source)
    if (data?.type === 'started' && data.script !== ownScript) broadcast('newBuild')
    if (data?.type === 'pushChanged') void renew()
  }
  serviceWorker.addEventListener('message', onMessage)
  void activeServiceWorker().then(found => report(found?.active))
  void renew()
  const stopChecking = checkForUpdates()
  return () => {
    serviceWorker.removeEventListener('message', onMessage)
    stopChecking()
  }
}

/** Loaded after the screen, which does not need it. */
const renew = (): Promise<void> =>
  loadQuietly(() => import('./push.ts'))
    .then(({ renewPush }) => renewPush())
    .catch(() => undefined)

/** A browser looks for another worker when a page is opened. One that stays open looks itself, when it comes to the front. */
function checkForUpdates(): () => void {
  let checkedAt = Date.now()
  const onReturn = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < interfaceConstants.updateCheckMs) return
    checkedAt = Date.now()
    void registerServiceWorker()
      .then(registration => registration?.update())
      .catch(() => undefined)
  }
  document.addEventListener('visibilitychange', onReturn)
  return () => document.removeEventListener('visibilitychange', onReturn)
}

import { goTo } from '../browser/navigation.ts'
import { registerServiceWorker } from '../browser/worker.ts'
import { isOwnPath } from '../session/redirects.ts'
import { renewPush } from './push.ts'

/** What the service worker tells an open page. */
export type WorkerMessage = { type: 'open'; path: string } | { type: 'pushChanged' }

/** For signed-in users: the worker that keeps the app for the time without a connection, and shows push messages. */
export function followServiceWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data?.type === 'open' && isOwnPath(data.path)) goTo(data.path)
    if (data?.type === 'pushChanged') void renewPush().catch(() => undefined)
  }
  serviceWorker.addEventListener('message', onMessage)
  void registerServiceWorker()
  void renewPush().catch(() => undefined)
  return () => serviceWorker.removeEventListener('message', onMessage)
}

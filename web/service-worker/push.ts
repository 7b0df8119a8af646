import type { PushMessage } from '#contract/notifications/web-push.ts'
import { scope } from './scope.ts'

/** A browser may end a subscription whose messages show nothing: one that cannot be read shows the site's name. */
export async function showMessage(data: { json(): unknown } | null): Promise<void> {
  const { title, body, tag, lang, path } = read(data)
  await scope.registration.showNotification(title || scope.location.hostname, {
    body,
    lang,
    ...(tag ? { tag } : {}),
    icon: '/art/icon.png?size=192',
    badge: '/art/icon.png?size=96&maskable=true',
    data: { path },
  })
}

function read(data: { json(): unknown } | null): PushMessage {
  const none = { title: '', body: '', path: '/notifications', tag: '', lang: '' }
  try {
    return { ...none, ...(data?.json() as Partial<PushMessage>) }
  } catch {
    return none
  }
}

/** Opens the message's page in a tab that is open, the visible one first, or in a new one. */
export async function openMessage(notification: Notification): Promise<void> {
  notification.close()
  const { path } = (notification.data ?? {}) as { path?: unknown }
  const target = ownPath(String(path))
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0]
  if (!tab) return void (await scope.clients.openWindow(target))
  // A browser may refuse the focus; the page is opened there all the same.
  await tab.focus().catch(() => undefined)
  tab.postMessage({ type: 'open', path: target })
}

function ownPath(path: string): string {
  const { origin, pathname, search, hash } = new URL(path, scope.location.origin)
  return origin === scope.location.origin ? pathname + search + hash : '/notifications'
}

/** The page tells the server: only it knows who is signed in. Without an open page, that is done at the next start. */
export async function renewSubscription(former: PushSubscription | null | undefined): Promise<void> {
  const applicationServerKey = former?.options.applicationServerKey
  if (applicationServerKey)
    await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  for (const tab of await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    tab.postMessage({ type: 'pushChanged' })
}

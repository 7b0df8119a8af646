import { bootstrap } from '../browser/bootstrap.ts'
import { stored } from '../browser/storage.ts'
import { activeServiceWorker } from '../browser/worker.ts'
import { api } from '../calls/api.ts'

/**
 * `unavailable`: the installation does not offer push, or the browser has none. `denied`: the browser was told to show no
 * notifications of this site, which only its settings can change.
 */
export type PushState = 'unavailable' | 'denied' | 'off' | 'on'

const hasPush = (): boolean =>
  bootstrap.settings.webPush &&
  bootstrap.settings.vapidPublicKey !== null &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis

/** Whether this browser shows notifications to the user who is signed in here. */
export async function pushState(): Promise<PushState> {
  if (!hasPush()) return 'unavailable'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission !== 'granted' || !stored.pushEndpoint.get()) return 'off'
  const worker = await activeServiceWorker()
  if (!worker) return 'unavailable'
  const subscription = await worker.pushManager.getSubscription()
  return subscription?.endpoint === stored.pushEndpoint.get() ? 'on' : 'off'
}

/** Asks for the permission, which a browser allows only after a click, and subscribes. Rejects if that fails. */
export async function enablePush(): Promise<PushState> {
  if (!hasPush()) return 'unavailable'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const worker = await activeServiceWorker()
  if (!worker) return 'unavailable'
  await subscribe(worker)
  return 'on'
}

export async function disablePush(): Promise<PushState> {
  if (!hasPush()) return 'unavailable'
  const subscription = await (await activeServiceWorker())?.pushManager.getSubscription()
  const endpoint = subscription?.endpoint ?? stored.pushEndpoint.get()
  stored.pushEndpoint.clear()
  await subscription?.unsubscribe()
  if (endpoint) await api.webPush.unsubscribe({ endpoint })
  return pushState()
}

/**
 * At the start of the app and when the browser replaced its subscription: tells the server the new one. A subscription of somebody who
 * was signed in here before is ended.
 */
export async function renewPush(): Promise<void> {
  if (!hasPush() || Notification.permission !== 'granted') return
  const worker = await activeServiceWorker()
  const subscription = await worker?.pushManager.getSubscription()
  const known = stored.pushEndpoint.get()
  if (!known) await subscription?.unsubscribe()
  else if (worker && !(subscription && isCurrent(subscription, known))) await subscribe(worker)
}

const isCurrent = ({ endpoint, options }: PushSubscription, known: string): boolean =>
  endpoint === known && isServerKey(options.applicationServerKey)

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const former = await pushManager.getSubscription()
  // A browser refuses a second key beside the first.
  if (former && !isServerKey(former.options.applicationServerKey)) await former.unsubscribe()
  const applicationServerKey = bytesOf(bootstrap.settings.vapidPublicKey ?? '')
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave a subscription without keys')
  await api.webPush.subscribe({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
  stored.pushEndpoint.set(endpoint)
}

function isServerKey(key: ArrayBuffer | null): boolean {
  const wanted = bytesOf(bootstrap.settings.vapidPublicKey ?? '')
  const given = key && new Uint8Array(key)
  return given !== null && given.length === wanted.length && given.every((byte, at) => byte === wanted[at])
}

/** From base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

import { vi } from 'vitest'

/** A browser with a push service: each subscription has an endpoint of its own. */
export function givenBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  let count = 0
  const browser = { subscription: null as null | ReturnType<typeof made>, asked: 0 }
  const made = (key: Uint8Array<ArrayBuffer>) => {
    const endpoint = `https://push.example.com/${++count}`
    return {
      endpoint,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
      unsubscribe: async () => {
        browser.subscription = null
        return true
      },
    }
  }
  const pushManager = {
    getSubscription: async () => browser.subscription,
    subscribe: async (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      browser.subscription ??= made(options.applicationServerKey)
      return browser.subscription
    },
  }
  const registration = { pushManager }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration, ready: Promise.resolve(registration) },
  })
  const notification = {
    permission,
    requestPermission: async () => {
      browser.asked++
      notification.permission = answer
      return answer
    },
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', notification)
  vi.stubEnv('DEV', false)
  return { ...browser, subscribe: pushManager.subscribe, current: () => browser.subscription, state: browser }
}

export function withoutBrowser(): void {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}

import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../test.ts'

/** A worker is ready a moment before it has taken over the page. */
export const untilWorkerRuns = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller) return
    await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })

/**
 * The browser's side of push, for the service worker of this page: hands it a message as the push service would. The headless browser
 * has no place to show a notification: what the worker asks to be shown is written down instead.
 */
export async function followNotifications(context: BrowserContext, page: Page) {
  const { origin } = new URL(page.url())
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  // The newest, where one took over from another.
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const shown: unknown[] = []
    registration.showNotification = async (...notification) => void shown.push(notification)
    Object.assign(globalThis, { shown })
  })
  return {
    deliver: (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    expectShown: (notifications: unknown[]) =>
      expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown'))).toEqual(notifications),
    /** Presses the last notification. */
    press: () =>
      worker.evaluate(() => {
        const [, { data }] = Reflect.get(globalThis, 'shown').at(-1)
        const notification = { data, close: () => undefined }
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }))
      }),
  }
}

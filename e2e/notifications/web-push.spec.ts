import type { Page } from '@playwright/test'
import { type PushService, startPushService } from '#demo/messengers/push.ts'
import { test } from '../localized-test.ts'
import { createPair, sendIntro } from '../matching/intro.ts'
import { uniqueWord } from '../participants/participant.ts'
import { prefer } from '../preferences.ts'
import { openAs } from '../session.ts'
import { followNotifications, untilWorkerRuns } from '../shell/service-worker.ts'
import { expect } from '../test.ts'

/**
 * The headless browser refuses the permission, and has no push service to subscribe at: the person allows it, and the stand-in gives the
 * subscription, with keys of its own. Everything else is the browser's.
 */
async function subscribeAt(service: PushService, page: Page): Promise<void> {
  await page.exposeFunction('subscribeAtStandIn', (key: string) => service.subscribe(key))
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'granted'
      return permission
    }
    let current: PushSubscription | null = null
    PushManager.prototype.getSubscription = async () => current
    PushManager.prototype.subscribe = async options => {
      const bytes = new Uint8Array(options?.applicationServerKey as Uint8Array<ArrayBuffer>)
      const applicationServerKey = bytes.buffer
      const text = btoa(String.fromCharCode(...bytes))
      const key = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      const given = await Reflect.get(window, 'subscribeAtStandIn')(key)
      current = { ...given, options: { applicationServerKey }, toJSON: () => given, unsubscribe: async () => true }
      return current as PushSubscription
    }
  })
}

test('a member switches push on in the settings, and an intro comes encrypted through the push service to a notification that opens it', {
  tag: '@desktop',
}, async ({ browser, request, words, lang }) => {
  const { channels } = words
  const service = await startPushService(Number(process.env.STORIES_PUSH_PORT))
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  try {
    await prefer(context, { lang, scheme: 'light' })
    const page = await context.newPage()
    await subscribeAt(service, page)
    const [sender, receiver] = await createPair(request)
    await openAs(page, 'samovar', receiver, '/settings')
    await context.grantPermissions(['notifications'], { origin: new URL(page.url()).origin })
    const section = page.getByRole('region', { name: channels.title })
    await section.getByRole('button', { name: channels.push.enable, exact: true }).click()
    await expect(section.getByText(channels.push.on)).toBeVisible()
    await untilWorkerRuns(page)
    const notifications = await followNotifications(context, page)

    const text = `Shall we have tea, ${uniqueWord()}?`
    expect((await sendIntro(request, sender, receiver.id, text)).status()).toBe(200)
    await expect.poll(() => service.received.length).toBe(1)
    const [{ message }] = service.received as [(typeof service.received)[number]]
    await notifications.deliver(JSON.stringify(message))
    const shown = { body: expect.stringContaining(text), tag: message.tag, data: { path: message.path } }
    await notifications.expectShown([[message.title, expect.objectContaining(shown)]])
    await notifications.press()
    const place = new URL(message.path, page.url())
    expect(place.pathname).not.toBe('/notifications')
    await expect(page).toHaveURL(url => url.pathname === place.pathname)
    await expect(page.getByText(text)).toBeVisible()
  } finally {
    await context.close()
    await service.stop()
  }
})

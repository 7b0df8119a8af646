import type { BrowserContext, Page } from '@playwright/test'
import type { PushMessage } from '#contract/notifications/web-push.ts'
import { at } from '../address.ts'
import { read, send } from '../api.ts'
import { goOffline, goOnline } from '../connection.ts'
import { tokenOfRole } from '../session.ts'
import { expect, test } from '../test.ts'
import { followNotifications, untilWorkerRuns } from './service-worker.ts'

/** A browser of its own, with the service worker that other stories do without. */
async function openApp(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  const token = await tokenOfRole(page.request, 'samovar', 'member')
  await page.addInitScript(known => {
    if (!localStorage.getItem('arrived')) localStorage.setItem('token', known)
    localStorage.setItem('arrived', 'yes')
  }, token)
  await page.goto(at('samovar', path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilWorkerRuns(page)
  return page
}

/** Addresses of the replies that this browser keeps. */
const keptCalls = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('kept-replies')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction('replies').objectStore('replies').getAllKeys()
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result.map(key => (key as string[])[1] ?? ''))
          }
          all.onerror = () => reject(all.error)
        }
      }),
  )

test('opened without a connection the app shows what was read last, and keeps nothing of it after logging out', {
  tag: '@desktop',
}, async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await openApp(context, '/my_communities')
  const people = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  await expect(people.first()).toBeVisible()
  await expect.poll(() => keptCalls(page)).toContain('/api/matching/instant?page=0')
  await goOffline(page)
  const names = await people.allTextContents()
  await page.reload()
  await expect(page.getByText(/^You are offline: this is what was loaded on/)).toBeVisible()
  await expect(people).toHaveText(names)
  // A screen that was not kept says that it did not load.
  await page.goto(at('samovar', '/participants'))
  await expect(page.getByText('This did not load')).toBeVisible()
  await page.goBack()
  await expect(people).toHaveText(names)
  await goOnline(context)
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  // The session ends on the server; the story's own token is shared.
  await page.route('**/api/auth/logout', route => route.fulfill({ json: {} }))
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([])
  await goOffline(page)
  await page.goto(at('samovar', '/my_communities'))
  await expect(page.getByRole('main')).toBeVisible()
  await expect(people).toHaveCount(0)
  await context.close()
})

test('a chat opened without a connection can be read, and what is written then is sent once with the connection back', {
  tag: '@desktop',
}, async ({ browser, request }) => {
  const token = await tokenOfRole(request, 'samovar', 'member')
  const [person] = await read(request, 'samovar', '/api/chats/candidates', token)
  const chat = await send(request, 'samovar', '/api/chats', token, { participantIds: [person.id] })
  const [first, second] = [`Read on ${chat.id}`, `Written on the train ${Math.random()}`]
  await send(request, 'samovar', `/api/chats/${chat.id}`, token, { text: first })
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await openApp(context, `/chats/${chat.id}`)
  await expect(page.getByRole('main').getByText(first).last()).toBeVisible()
  await expect.poll(() => keptCalls(page)).toContain(`/api/chats/${chat.id}`)
  await goOffline(page)
  await page.reload()
  await expect(page.getByText(/^You are offline: this is what was loaded on/)).toBeVisible()
  await expect(page.getByRole('main').getByText(first).last()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText(/^Offline\. You can read it/)).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('textbox', { name: 'Message' }).fill(second)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(second).last()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText(second).last()).toBeVisible()
  await goOnline(context)
  const sent = async () => {
    const { items } = await read(request, 'samovar', `/api/chats/${chat.id}`, token)
    return items.filter(({ text }: { text: string }) => text === second).length
  }
  await expect.poll(sent).toBe(1)
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  expect(await sent()).toBe(1)
  await context.close()
})

test('a push message is shown by the service worker, and a click opens its page in the open tab', {
  tag: '@desktop',
}, async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const { origin } = new URL(at('samovar'))
  await context.grantPermissions(['notifications'], { origin })
  const page = await openApp(context, '/my_communities')
  const notifications = await followNotifications(context, page)
  const message: PushMessage = { title: 'Samovar', body: 'Anna wrote', path: '/settings', tag: 'text-1', lang: 'en' }
  const { title, path, ...rest } = message
  const known = [title, expect.objectContaining({ ...rest, icon: '/art/icon.png?size=192', data: { path } })]
  const unreadable = [new URL(origin).hostname, expect.objectContaining({ body: '', data: { path: '/notifications' } })]
  await notifications.deliver('unreadable')
  await notifications.expectShown([unreadable])
  await notifications.deliver(JSON.stringify(message))
  await notifications.expectShown([unreadable, known])
  await notifications.press()
  await expect(page).toHaveURL(/\/settings$/)
  expect(context.pages()).toHaveLength(1)
  await context.close()
})

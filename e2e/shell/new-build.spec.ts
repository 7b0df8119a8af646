import { rm } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import { goOffline } from '../connection.ts'
import { tokenOfRole } from '../session.ts'
import { expect, test } from '../test.ts'
import { forgetKeptBuild, makeDataFolder, makeNextBuild, ownFolder, serveBuild } from './builds.ts'
import { followNotifications, untilWorkerRuns } from './service-worker.ts'

const typed = 'I can help on Thursday, after tea'
const field = (page: Page) => page.getByRole('textbox', { name: /^Your answer to / })

const openContext = (browser: Browser, token: string, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> =>
  browser.newContext({ serviceWorkers }).then(async context => {
    await context.addInitScript(known => localStorage.setItem('token', known), token)
    return context
  })

/** A form without a draft, half filled in. */
async function startTyping(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/my_communities?tab=requests`)
  await page
    .getByRole('button', { name: /^Answer .* request$/ })
    .first()
    .click()
  await field(page).fill(typed)
  return page
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find people, events, actions' })

/** The palette and the sheet are a chunk each. */
async function chooseContact(page: Page): Promise<void> {
  await page.keyboard.press('Control+KeyK')
  await palette(page).getByRole('textbox').fill('Contact us')
  await palette(page).getByRole('button', { name: 'Contact us' }).click()
  await expect(palette(page)).toBeHidden()
}

const isNext = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('script[type=module][src]')?.getAttribute('src')?.endsWith('next.js') ?? false,
  )

const shells = (page: Page): Promise<number> =>
  page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('shell-')).length)

test('a page of the former build keeps working with what was typed in it, and the next one takes its place without a loop', {
  tag: '@desktop',
}, async ({ browser, request }) => {
  const token = await tokenOfRole(request, 'samovar', 'member')
  const port = await freePort()
  const origin = `http://samovar.localhost:${port}`
  const DATA_DIR = await makeDataFolder()
  const [next, stopFormer] = await Promise.all([makeNextBuild(), serveBuild(ownFolder, port, { DATA_DIR })])
  let stop = stopFormer
  const [plain, app] = [await openContext(browser, token, 'block'), await openContext(browser, token, 'allow')]
  try {
    const page = await startTyping(plain, origin)
    const appPage = await startTyping(app, origin)
    await untilWorkerRuns(appPage)
    await stop()
    stop = await serveBuild(next, port, { DATA_DIR })

    await test.step('without a service worker its chunks come from the server', async () => {
      await page.keyboard.press('Control+KeyK')
      await expect(palette(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
      await expect(field(page)).toHaveValue(typed)
      expect(await isNext(page)).toBe(false)
    })

    await test.step('one that no server has any more leaves the text alone, and the next screen is of the new build', async () => {
      await forgetKeptBuild(DATA_DIR)
      await chooseContact(page)
      await expect(page.getByText('Part of the page did not load')).toBeVisible()
      await expect(field(page)).toHaveValue(typed)
      let loads = 0
      page.on('load', () => loads++)
      await page.getByRole('navigation').getByRole('link', { name: 'Events' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
      expect(await isNext(page)).toBe(true)
      // Its pictures may come after its title.
      await page.waitForLoadState()
      expect(loads).toBe(1)
    })

    const other = await app.newPage()
    await test.step('the next service worker keeps its chunks as long as it is open', async () => {
      await other.goto(`${origin}/my_communities`)
      expect(await isNext(other)).toBe(true)
      await expect(appPage.getByText('A new version is ready')).toBeVisible()
      await chooseContact(appPage)
      const sheet = appPage.getByRole('dialog', { name: 'Contact us' })
      await expect(sheet).toBeVisible()
      await appPage.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(field(appPage)).toHaveValue(typed)
      expect(await isNext(appPage)).toBe(false)
      expect(await shells(appPage)).toBe(2)
      await expect(other.getByText('A new version is ready')).toHaveCount(0)
    })

    await test.step('Reload asks while there is text, and opens the new build once', async () => {
      await appPage.getByRole('button', { name: 'Reload', exact: true }).click()
      await expect(appPage.getByText('What you typed would be lost')).toBeVisible()
      await expect(field(appPage)).toHaveValue(typed)
      let loads = 0
      appPage.on('load', () => loads++)
      await appPage.getByRole('button', { name: 'Reload anyway' }).click()
      await expect.poll(() => isNext(appPage)).toBe(true)
      await expect(appPage.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => shells(appPage)).toBe(1)
      await expect(appPage.getByText('A new version is ready')).toHaveCount(0)
      await appPage.waitForLoadState()
      expect(loads).toBe(1)
    })

    await test.step('messages are shown and the app opens without a connection, as before', async () => {
      const notifications = await followNotifications(app, other)
      await notifications.deliver(JSON.stringify({ title: 'Samovar', body: 'Anna wrote', path: '/chats' }))
      await notifications.expectShown([['Samovar', expect.objectContaining({ body: 'Anna wrote' })]])
      await goOffline(other)
      await other.reload()
      await expect(other.getByText(/^You are offline: this is what was loaded on/)).toBeVisible()
      expect(await isNext(other)).toBe(true)
    })
  } finally {
    await plain.close()
    await app.close()
    await stop()
    await Promise.all([next, DATA_DIR].map(folder => rm(folder, { recursive: true })))
  }
})

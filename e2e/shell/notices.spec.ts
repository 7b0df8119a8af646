import type { Page } from '@playwright/test'
import { communityId } from '#demo/communities/list.ts'
import { expectAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { goOffline, goOnline } from '../connection.ts'
import { hold } from '../hold.ts'
import { scriptOf } from '../scripts.ts'
import { openAsRole } from '../session.ts'
import { expect, test } from '../test.ts'

/** They are loaded after the first paint. */
const untilNotices = (page: Page) => expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()

test('without a connection one notice is shown at the top right, and with the connection back it is removed', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.goto(at('samovar'))
  await untilNotices(page)
  await goOffline(page)
  const notice = page.getByRole('listitem').filter({ hasText: 'The app is offline. Check your connection' })
  await expect(notice).toHaveCount(1)
  await expectAccessible(page, 'screen')
  const width = page.viewportSize()?.width ?? 0
  await expect(async () => {
    const box = await notice.boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    const below = (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))
    expect(below).toBeGreaterThanOrEqual(0)
    expect(below).toBeLessThan(24)
    expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40)
  }).toPass({ timeout: 30_000 })
  await goOnline(context)
  await expect(notice).toHaveCount(0)
})

test('events of the landing that do not load without a connection are left out, and there with it', {
  tag: '@phone',
}, async ({ page, context }) => {
  const script = scriptOf('features/events/list/OpenEvents.tsx')
  let letFail = () => {}
  const isOffline = new Promise<void>(resolve => {
    letFail = resolve
  })
  await page.route(script, async route => {
    await isOffline
    await route.abort('internetdisconnected')
  })
  const asked = page.waitForRequest(script)
  await page.goto(at('samovar'))
  await untilNotices(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await asked
  // The browser itself may cut the request off while it goes offline.
  const failed = page.waitForEvent('console', line => line.text().includes('A part of the page did not load'))
  await goOffline(page)
  await expect(page.getByText('The app is offline. Check your connection')).toBeVisible()
  letFail()
  await failed
  await page.unroute(script)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await goOnline(context)
  await expect(page.getByRole('heading', { name: 'Open events' })).toBeVisible()
})

test('a server that answers 503 shows a notice with Reload, until it answers again', { tag: '@desktop' }, async ({
  page,
}) => {
  await openAsRole(page, 'samovar', 'member', '/chats')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/api/community/**', route => route.fulfill({ status: 503, json: { message: 'x', code: 1009 } }))
  await page.locator('a[href="/participants"]').locator('visible=true').click()
  // Other calls succeed meanwhile, so one that is leaving may stand before it.
  await expect(page.getByText('Something is broken. Try to reload the page').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' }).last()).toBeVisible()
  await page.unroute('**/api/community/**')
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Contact us' }).click()
  await expect(page.getByText('Something is broken')).toHaveCount(0)
})

test('a chunk that does not load reloads the page once, then shows a message with Reload', { tag: '@phone' }, async ({
  page,
}) => {
  const script = scriptOf('features/users/settings/SettingsPage.tsx')
  await page.route(script, route => route.abort())
  let opened = 0
  page.on('request', request => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/settings') opened += 1
  })
  await openAsRole(page, 'samovar', 'member', '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part of the page did not load')
  expect(opened).toBe(2)
  await page.unroute(script)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
})

test('the loader covers the page until the community is loaded, and is removed 50 ms later', {
  tag: '@desktop',
}, async ({ page }) => {
  const id = communityId('jo')
  const letGo = await hold(page, `**/api/community/${id}`)
  await page.clock.install()
  await page.addInitScript(stored => localStorage.setItem('referenceCommunityId', stored), id)
  await page.goto(`${process.env.STORIES_URL}/login`)
  const loader = page.locator('#loader')
  await expect(loader).toBeVisible()
  const covered = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#loader'))
  expect(await covered()).not.toBeNull()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)

  // Far ahead: a clock cannot be paused at a time that has passed meanwhile.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await expect(loader).not.toHaveClass(/leaving/)
  letGo()
  await expect(loader).toHaveClass(/leaving/)
  await expect(loader).toHaveCSS('transition-property', 'opacity')
  await page.clock.runFor(49)
  await expect(loader).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(loader).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a screen whose script is slow shows the menu and a placeholder after a second, and then its content', {
  tag: '@desktop',
}, async ({ page }) => {
  const letGo = await hold(page, scriptOf('features/participants/directory/ParticipantsPage.tsx'))
  await openAsRole(page, 'samovar', 'member', '/participants')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').first()).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Participants/)
})

test('a notice covers neither the header nor the title, so that the menu of the user opens while it is shown', async ({
  page,
}) => {
  await openAsRole(page, 'samovar', 'member', '/settings')
  await untilNotices(page)
  // A notice that lasts until a call succeeds, so that its time does not decide.
  await page.route('**/api/**', route => route.fulfill({ status: 503, json: { message: 'x', code: 1009 } }))
  await page.locator('a[href="/participants"]').locator('visible=true').click()
  // One that is leaving may stand before it.
  const notice = page.getByRole('listitem').filter({ hasText: 'Something is broken. Try to reload the page' }).last()
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const free = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]
  await expect(async () => {
    const box = await notice.boundingBox()
    for (const one of free) expect(overlap(box, await one.boundingBox())).toBe(0)
  }).toPass({ timeout: 30_000 })
  await page.getByRole('button', { name: /Your menu/ }).click({ timeout: 30_000 })
  await expect(page.getByRole('menuitem', { name: 'Contact us' })).toBeVisible()
})

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>

/** Pixels that both have. Without a box there is nothing to see, which is a failure of the story. */
function overlap(one: Box, other: Box): number {
  if (!one || !other) return Number.NaN
  const shared = (start: 'x' | 'y', size: 'width' | 'height') =>
    Math.max(0, Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]))
  return shared('x', 'width') * shared('y', 'height')
}

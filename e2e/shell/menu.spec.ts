import type { Page } from '@playwright/test'
import { at } from '../address.ts'
import { prefer } from '../preferences.ts'
import { openAsRole } from '../session.ts'
import { expect, test } from '../test.ts'
import { collectAnalytics } from './analytics.ts'

/** Entries whose place is tested here: one more changes nothing. */
const tested = [
  ...['My communities', 'Participants', 'Contacts', 'Events', 'Chats', 'FAQ', 'Profile', 'Admin'],
  ...['Event', 'Dashboard', 'Notifications', 'Home', 'People'],
  ...['Dinners and talks', 'My House', 'Kept for later', 'Letters', 'Library'],
]

/** The labels of the menu as a reader sees them; on a phone those of the bar. */
const labels = async (page: Page): Promise<string[]> => {
  const menu = page.getByRole('navigation', { name: /Main menu|Главное меню/ }).locator('visible=true')
  await expect(menu.getByRole('link').first()).toBeVisible()
  const all = (await menu.getByRole('link').allInnerTexts()).map(text => text.trim().split('\n')[0] ?? '')
  return all.filter(label => tested.includes(label))
}

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('a member of a transparent community has its entries in their order', async ({ page }) => {
    await openAsRole(page, 'samovar', 'member', '/notifications')
    await expect
      .poll(() => labels(page))
      .toEqual(['My communities', 'Participants', 'Contacts', 'Events', 'Chats', 'Profile'])
    await expect(page.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute(
      'href',
      /^\/u\/[0-9a-f-]{36}$/,
    )
  })

  test('an admin has Admin in the menu', async ({ page }) => {
    await openAsRole(page, 'samovar', 'admin', '/notifications')
    await expect.poll(() => labels(page)).toContain('Admin')
  })

  test('an organiser has Event, Dashboard and Notifications', async ({ page }) => {
    await openAsRole(page, 'samovar', 'organiser', '/notifications')
    await expect.poll(() => labels(page)).toEqual(['Event', 'Dashboard', 'Notifications'])
  })

  test('no entry of an organiser is refused', async ({ page }) => {
    await openAsRole(page, 'samovar', 'organiser', '/notifications')
    for (const [name, title] of [
      ['Dashboard', 'Dashboard'],
      ['Event', 'Your events'],
      ['Notifications', 'Notifications'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText('You have no access to this area')).toHaveCount(0)
    }
  })

  test('a member who may organise switches to organiser mode and back in the user menu', async ({ page }) => {
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /Your menu/ }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await openAsRole(page, 'samovar', 'moderator', '/notifications')
    await choose('Switch to organiser mode')
    await expect(page).toHaveURL(at('samovar', '/admin'))
    await expect.poll(() => labels(page)).toEqual(['Event', 'Dashboard', 'Notifications'])
    await page.reload()
    await expect.poll(() => labels(page)).toEqual(['Event', 'Dashboard', 'Notifications'])
    await choose('Back to the community')
    await expect(page).toHaveURL(at('samovar', '/my_communities'))
    await expect.poll(() => labels(page)).toContain('My communities')
  })

  test('a community with the FAQ option has FAQ in the menu', async ({ page }) => {
    await prefer(page, { lang: 'en' })
    await openAsRole(page, 'avito', 'moderator', '/notifications')
    await expect.poll(() => labels(page)).toContain('FAQ')
  })

  test('a community with bank sections has six of them in the menu, and no entry twice', async ({ page }) => {
    await prefer(page, { lang: 'ru' })
    await openAsRole(page, 'vtb', 'member', '/notifications')
    await expect(page.locator('a[href^="/vtb/"]')).toHaveCount(6)
    const entries = await page.getByRole('navigation').getByRole('link').allInnerTexts()
    expect(new Set(entries).size).toBe(entries.length)
  })

  test('custom navigation renames, reorders, removes and adds entries', async ({ page }) => {
    await openAsRole(page, 'alumni', 'member', '/notifications')
    await expect
      .poll(() => labels(page))
      .toEqual(['Dinners and talks', 'My House', 'Kept for later', 'Letters', 'Participants', 'Profile', 'Library'])
    const library = page.getByRole('link', { name: /Library/ })
    await expect(library).toHaveAttribute('target', '_blank')
    await expect(library).toHaveAttribute('rel', /noreferrer/)
  })

  test('a forced Participants tab opens the list in a community that is not transparent, and the palette finds its people', async ({
    page,
  }) => {
    await openAsRole(page, 'alumni', 'member', '/notifications')
    await page.getByRole('link', { name: 'Participants', exact: true }).click()
    await expect(page).toHaveURL(at('alumni', '/participants'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const people = page.getByRole('main').locator('a[href^="/u/"]')
    await expect(people.first()).toBeVisible()
    const name = await people.first().innerText()
    await page.keyboard.press('Control+KeyK')
    const palette = page.getByRole('dialog')
    await palette.getByRole('textbox').fill(name)
    await expect(palette.getByRole('button', { name }).first()).toBeVisible()
  })

  test('between 768 and 1199 px the menu has only icons, which keep their accessible names', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 })
    await openAsRole(page, 'samovar', 'member', '/notifications')
    const contacts = page.getByRole('link', { name: 'Contacts' })
    await expect.poll(async () => (await contacts.boundingBox())?.width).toBeLessThanOrEqual(44)
    await contacts.click()
    await expect(page).toHaveURL(at('samovar', '/contacts'))
  })

  test('the community switcher lists my communities', async ({ page }) => {
    await openAsRole(page, 'samovar', 'member', '/notifications')
    await page.getByRole('button', { name: /Change community/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Samovar' })).toBeVisible()
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the bottom bar has four entries, and More has the others', async ({ page }) => {
    await openAsRole(page, 'samovar', 'admin', '/notifications')
    await expect.poll(() => labels(page)).toEqual(['Home', 'People', 'Events', 'Chats'])
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'More' })
    for (const name of ['Contacts', 'Profile', 'Admin', 'Settings'])
      await expect(sheet.getByRole('link', { name })).toBeVisible()
    await sheet.getByRole('link', { name: 'Contacts' }).tap()
    await expect(page).toHaveURL(at('samovar', '/contacts'))
    await expect(sheet).toBeHidden()
  })

  test('every entry of the bottom bar is at least 44 px high and wide', async ({ page }) => {
    await openAsRole(page, 'samovar', 'member', '/notifications')
    await labels(page)
    for (const entry of await page
      .getByRole('navigation', { name: 'Main menu' })
      .locator('visible=true')
      .getByRole('link')
      .all()) {
      const box = await entry.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
  })
})

test('a page load, a click in the menu and a click in the header are sent to analytics', { tag: '@desktop' }, async ({
  page,
}) => {
  const told = await collectAnalytics(page)
  await openAsRole(page, 'samovar', 'member', '/chats')
  await labels(page)
  await page.getByRole('link', { name: 'Events' }).locator('visible=true').first().click()
  await page.getByRole('link', { name: 'Notifications' }).locator('visible=true').click()
  await expect(page).toHaveURL(at('samovar', '/notifications'))
  await expect.poll(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'loaded', data: { community: 'samovar' } }),
      expect.objectContaining({ event: 'navbar click', data: { target: 'events' }, userId: expect.any(String) }),
      expect.objectContaining({
        event: 'header click',
        data: { target: 'notifications' },
        communityId: expect.any(String),
      }),
    ]),
  )
})

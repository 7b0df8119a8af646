import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/logins.ts'
import { expectAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { enterPassword, logOut, signIn } from '../auth/login.ts'
import { emailOfRole, openAsRole, reopenAs, tokenOfRole } from '../session.ts'
import { expect, test } from '../test.ts'
import { wordsOf } from '../words.ts'

const shadowOf = (page: Page) =>
  page.getByRole('banner').evaluate(header => getComputedStyle(header).getPropertyValue('box-shadow'))

test('the special header has the logo, and a shadow after 78 px of scrolling', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(at('tim'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const logo = page.getByRole('banner').getByRole('link').first()
  await expect(logo).toHaveAttribute('href', '/')
  await expect(logo.locator('img, svg').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 78))
  expect(await shadowOf(page)).toBe('none')
  await page.evaluate(() => scrollTo(0, 79))
  await expect.poll(() => shadowOf(page)).not.toBe('none')
})

test('the menu of the special header opens by its button on a phone and closes in three ways', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(at('tim'))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await expect(menu).toBeVisible()
  for (const [name, path] of [
    ['About', '/registration'],
    ['Members', '/registration'],
    ['Experts', '/registration'],
    ['Log In', '/login'],
    ['Sign Up', '/registration'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expectAccessible(page, 'screen')
  await page.getByRole('button', { name: 'Close the menu' }).tap()
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await menu.getByRole('button', { name: 'Cancel' }).tap()
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await page.touchscreen.tap(195, 830)
  await expect(menu).toBeHidden()
})

test('the landings of three styles differ in spacing and colour', { tag: '@desktop' }, async ({ page }) => {
  const looks = []
  for (const [domain, style] of [
    ['samovar', 'default'],
    ['tim', 'poster'],
    ['jo', 'calm'],
  ] as const) {
    await page.goto(at(domain))
    const hero = page.locator(`section[data-style="${style}"]`).first()
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
    looks.push(
      await hero.evaluate(section => [getComputedStyle(section).paddingTop, getComputedStyle(section).color].join()),
    )
  }
  expect(new Set(looks).size).toBe(3)
})

/** The page that the landing redirects to. */
async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = []
  await page.route('https://example.org/**', route => {
    outside.push(route.request().url())
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<title>outside</title>' })
  })
  return outside
}

test('a landing that redirects sends organisers to the admin area instead, also on a slow connection', {
  tag: '@phone',
}, async ({ page }) => {
  const outside = await watchOutside(page)
  let answer = () => {}
  const isAnswered = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/current-user', async route => {
    await isAnswered
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/current-user')
  await openAsRole(page, 'connect', 'organiser', '/')
  await asked
  await expect(page).toHaveURL(at('connect', '/'))
  answer()
  await expect(page).toHaveURL(at('connect', '/admin'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(outside).toEqual([])
})

test('an organiser who logged out, or whose session has ended, sees the landing and can log in again', {
  tag: '@phone',
}, async ({ page, request }) => {
  const outside = await watchOutside(page)
  const organiser = { email: emailOfRole('connect', 'organiser'), password: demoPassword }
  const login = () => page.getByRole('link', { name: 'Log in', exact: true }).first()
  await signIn(page, wordsOf('en'), 'connect', organiser)
  await expect(page).toHaveURL(at('connect', '/admin'))
  await page.evaluate(() => localStorage.setItem('token', 'ended.session.x'))
  await page.goto(at('connect'))
  await expect(login()).toBeVisible()
  await login().click()
  await expect(page).toHaveURL(at('connect', '/login'))
  await enterPassword(page, wordsOf('en'), organiser)
  await expect(page).toHaveURL(at('connect', '/admin'))

  await logOut(page, wordsOf('en'))
  await page.goto(at('connect'))
  await expect(login()).toBeVisible()
  await expect(page).toHaveURL(at('connect', '/'))
  expect(outside).toEqual([])

  // A member who signs in here later is sent on like everybody else.
  await reopenAs(page, 'connect', { token: await tokenOfRole(request, 'connect', 'member') }, '/events')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authorities'))).toBe('ROLE_USER')
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(at('connect')).catch(() => undefined)
  await expect.poll(() => outside.length).toBe(1)
})

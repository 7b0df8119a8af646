import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { openAsRole } from '../session.ts'
import { expect, test } from '../test.ts'

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

test('a landing that redirects sends organisers to the admin area instead', { tag: '@phone' }, async ({ page }) => {
  const outside: string[] = []
  await page.route('https://example.org/**', route => {
    outside.push(route.request().url())
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<title>outside</title>' })
  })
  await openAsRole(page, 'connect', 'organiser', '/')
  await expect(page).toHaveURL(at('connect', '/admin'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(outside).toEqual([])
})

import { expectAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { openAsRole } from '../session.ts'
import { expect, test } from '../test.ts'

test('the command Switch to changes the language', { tag: '@desktop' }, async ({ page }) => {
  // The choice is saved with the account, so that no other story may have this one.
  await openAsRole(page, 'jo', 'member', '/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  await page.keyboard.press('Control+KeyK')
  await page.getByRole('dialog').getByRole('textbox').fill('switch to')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Уведомления')
})

test.describe('the palette', () => {
  test.beforeEach(async ({ page }) => {
    await openAsRole(page, 'samovar', 'member', '/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  })

  test('Ctrl+K opens the palette, and Enter opens the place that was typed', { tag: '@desktop' }, async ({ page }) => {
    await page.keyboard.press('Control+KeyK')
    const palette = page.getByRole('dialog', { name: 'Find people, events, actions' })
    await expect(palette).toBeVisible()
    await expectAccessible(page)
    await palette.getByRole('textbox').fill('sett')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('samovar', '/settings'))
    await expect(palette).toBeHidden()
  })

  test('before anything is typed the palette starts with the most recent place', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(at('samovar', '/events'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
    await page.keyboard.press('Control+KeyK')
    const palette = page.getByRole('dialog')
    await expect(palette.getByRole('button').first()).toHaveText('Notifications')
  })

  test('the command Dark changes the colour scheme', { tag: '@desktop' }, async ({ page }) => {
    await page.keyboard.press('Control+KeyK')
    await page.getByRole('dialog').getByRole('textbox').fill('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  test('a person is found by the other script with a typing error, and a setting by its other language', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.keyboard.press('Control+KeyK')
    const palette = page.getByRole('dialog')
    await palette.getByRole('textbox').fill('лейла хаддат')
    await expect(palette.getByRole('button', { name: /^Leila Haddad/ })).toBeVisible()
    await palette.getByRole('textbox').fill('приватность')
    await palette.getByRole('button', { name: 'Who sees my contacts' }).click()
    await expect(page).toHaveURL(at('samovar', '/settings#privacy'))
    // People stand first, also when they are found last.
    const isEvents = (url: string) => url.includes('/api/event/') && url.includes('lelia')
    const events = page.waitForResponse(response => isEvents(response.url()))
    await page.route(/\/participants.*lelia/, async route => {
      await events
      await expect(palette.getByRole('button', { name: /^Founders/ })).toBeVisible()
      await route.continue()
    })
    await page.keyboard.press('Control+KeyK')
    await page.getByRole('dialog').getByRole('textbox').fill('lelia')
    await expect(palette.getByRole('button', { name: /^Leila Haddad/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leila Haddad')
  })

  test('a word without results shows a message, and Escape closes the palette', { tag: '@phone' }, async ({ page }) => {
    await page.keyboard.press('Control+KeyK')
    await page.getByRole('dialog').getByRole('textbox').fill('qwzxkj')
    await expect(page.getByText('Nothing found. Try another word.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

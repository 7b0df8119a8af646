import { at, expect, expectAccessible, test } from '../test.ts'
import { arriveAs } from '../session.ts'

test('verbs act: the language changes', { tag: '@desktop' }, async ({ page }) => {
  // The choice is saved with the account, so that no other story may have this one.
  await arriveAs(page, 'jo', 'member', '/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts')
  await page.keyboard.press('Control+KeyK')
  await page.getByRole('dialog').getByRole('textbox').fill('switch to')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
})

test.describe('the palette', () => {
  test.beforeEach(async ({ page }) => {
    await arriveAs(page, 'samovar', 'member', '/contacts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts')
  })

  test('Ctrl+K opens the palette, and Enter goes to what was typed', async ({ page }) => {
    await page.keyboard.press('Control+KeyK')
    const palette = page.getByRole('dialog', { name: 'Find people, events, actions' })
    await expect(palette).toBeVisible()
    await expectAccessible(page)
    await palette.getByRole('textbox').fill('sett')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('samovar', '/settings'))
    await expect(palette).toBeHidden()
  })

  test('recent places come before anything is typed', { tag: '@phone' }, async ({ page }) => {
    await page.goto(at('samovar', '/events'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
    await page.keyboard.press('Control+KeyK')
    const palette = page.getByRole('dialog')
    await expect(palette.getByRole('button').first()).toHaveText('Contacts')
  })

  test('verbs act: the appearance changes', { tag: '@desktop' }, async ({ page }) => {
    await page.keyboard.press('Control+KeyK')
    await page.getByRole('dialog').getByRole('textbox').fill('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  test('a word that fits nothing says so, and Escape closes', { tag: '@phone' }, async ({ page }) => {
    await page.keyboard.press('Control+KeyK')
    await page.getByRole('dialog').getByRole('textbox').fill('zzzz')
    await expect(page.getByText('Nothing found. Try another word.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

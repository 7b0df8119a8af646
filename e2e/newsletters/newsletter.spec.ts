import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { untilFocused } from '../locators.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'

test('a letter is written in blocks with a variable, previewed as a member sees it, and sent to everybody @desktop', async ({
  page,
  words: { newsletters: t },
}) => {
  await openAsRole(page, 'tim', 'admin', '/admin/newsletters')
  await page.getByRole('button', { name: t.create }).first().click()
  await page.getByRole('button', { name: t.start.empty }).click()
  await expect(page).toHaveURL(/\/admin\/newsletters\/[0-9a-f-]{36}$/)
  await page.getByRole('textbox', { name: t.editor.subject }).fill('Thursday: one long table')
  const text = page.getByRole('textbox', { name: t.editor.kinds.text, exact: true })
  await text.click()
  await page.keyboard.type('Hello ')
  await page.getByRole('button', { name: t.editor.variable }).click()
  await untilFocused(page.getByRole('dialog'))
  await page.getByLabel(t.editor.fallback).fill('friend')
  await page.getByRole('button', { name: t.editor.insert, exact: true }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type(', come on Thursday.')
  await page.getByRole('button', { name: t.editor.kinds.button, exact: true }).click()
  await page.getByLabel(t.editor.buttonLabel).fill('Save my place')
  await page.getByLabel(t.editor.buttonUrl).fill('/events')
  const preview = page.getByRole('region', { name: t.preview.title })
  await expect(preview.getByText('come on Thursday.').last()).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Save my place' })).toBeVisible()

  // The button goes above the text by keyboard.
  await page.getByRole('button', { name: t.editor.moveUp.replace('{{block}}', t.editor.kinds.button) }).press('Enter')
  await expect(page.getByRole('list', { name: t.editor.blocks }).getByRole('listitem').first()).toHaveAccessibleName(
    t.editor.kinds.button,
  )

  await page.getByRole('button', { name: t.editor.everyone }).click()
  await page.getByRole('button', { name: t.send.button }).click()
  const sheet = page.getByRole('dialog', { name: t.send.title })
  await sheet.getByRole('button', { name: /^Send to \d+ people$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(async () => {
    await page.goto(at('tim', '/admin/newsletters?tab=sent'))
    await expect(page.getByRole('link', { name: /Thursday: one long table/ })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
})

test('a letter survives a reload while it is written, is scheduled and taken back @phone', async ({
  page,
  words: { newsletters: t },
}) => {
  await openAsRole(page, 'vtb', 'admin', '/admin/newsletters')
  await page.getByRole('button', { name: t.create }).first().click()
  await page.getByRole('button', { name: t.start.empty }).click()
  await expect(page).toHaveURL(/\/admin\/newsletters\/[0-9a-f-]{36}$/)
  await page.getByRole('textbox', { name: t.editor.subject }).fill('Встреча в четверг')
  await page.getByRole('textbox', { name: t.editor.kinds.text, exact: true }).click()
  await page.keyboard.type('Приходите к нам в четверг.')
  await expect(page.getByRole('status').filter({ hasText: t.editor.saved })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: t.editor.subject })).toHaveValue('Встреча в четверг')
  await expect(page.getByRole('textbox', { name: t.editor.kinds.text, exact: true })).toContainText('Приходите к нам')

  await page.getByRole('button', { name: t.editor.everyone }).click()
  await page.getByRole('button', { name: t.send.button }).click()
  const sheet = page.getByRole('dialog', { name: t.send.title })
  await sheet.getByText(t.send.laterOption).click()
  await expect(sheet.getByRole('radio', { name: new RegExp(t.send.reader) })).toBeChecked()
  // In the readers' own time it has begun where tomorrow is today already.
  await sheet.getByRole('radio', { name: new RegExp(t.send.community.split('(')[0] ?? '') }).check({ force: true })
  await sheet.getByRole('button', { name: /^Запланировать для/ }).click()
  await expect(page.getByText(t.status.SCHEDULED, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t.report.unschedule }).click()
  await expect(page.getByRole('textbox', { name: t.editor.subject })).toHaveValue('Встреча в четверг')

  // Those who do not see the CRM get no count of a filter that another manager chose, and send the letter all the same.
  await page.route('**/api/admin/newsletters/recipients', route => route.fulfill({ status: 403, json: {} }))
  await page.reload()
  await page.getByRole('button', { name: t.send.button }).click()
  await expect(sheet.getByRole('button', { name: t.send.now, exact: true })).toBeEnabled()
})

test('a welcome series is written and switched on @desktop', async ({ page, words: { newsletters: t } }) => {
  await openAsRole(page, 'jo', 'admin', '/admin/newsletters/welcome')
  await page.getByRole('button', { name: t.series.add }).click()
  await page.getByRole('textbox', { name: t.editor.subject }).fill('Glad you are here')
  await page.getByRole('textbox', { name: t.editor.kinds.text, exact: true }).click()
  await page.keyboard.type('Say hello to your first match.')
  await page.getByRole('button', { name: t.series.save }).click()
  await expect(page.getByText(t.series.unsaved)).toHaveCount(0)
  await expect(page.getByText('Glad you are here').first()).toBeVisible()
  await page.getByRole('switch', { name: t.series.switch }).press('Space')
  await expect(page.getByText(t.series.on)).toBeVisible()
})

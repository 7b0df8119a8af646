import { call } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { pressAndSee } from '../locators.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('a phone number that a manager adds is in Contact us, and in the change history', { tag: '@desktop' }, async ({
  page,
  words,
  request,
}) => {
  const { communitySetting, shell, ui, fields, changes } = words
  const form = communitySetting.contactUs
  const founder = await openAccount(request, 'samovar', 'founder')
  const domain = uniqueWord()
  const data = { domain, title: 'Bread and books' }
  expect((await call(request, 'samovar', '/api/community/create', { token: founder.token, data })).status()).toBe(200)
  await openAs(page, domain, founder, '/admin/options')
  await page.getByRole('link', { name: form.title }).click()
  await page.getByRole('button', { name: ui.form.add }).click()
  const item = page.getByRole('group', { name: fill(form.fields.contactLinksItem, { order: '1' }) })
  await item.getByLabel(ui.form.english).fill('Office')
  await item.getByLabel(form.fields.url).fill('call us')
  await page.getByRole('button', { name: communitySetting.save }).click()
  await expect(item.getByLabel(ui.form.russian)).toBeFocused()
  await expect(item.getByText(fields.contactUrl)).toBeVisible()
  await item.getByLabel(ui.form.russian).fill('Офис')
  await item.getByLabel(form.fields.url).fill('+44 20 7946 0182')
  await pressAndSee(
    page.getByRole('button', { name: communitySetting.save }),
    page.getByText(communitySetting.saved, { exact: true }),
  )
  await page.getByRole('button', { name: new RegExp(shell.header.userMenu) }).click()
  await page.getByRole('menuitem', { name: shell.userMenu.contact }).click()
  const sheet = page.getByRole('dialog', { name: shell.contact.title })
  await expect(sheet.getByRole('link', { name: /7946/ })).toHaveAttribute('href', 'tel:+44-20-7946-0182')
  await expect(sheet.getByText(/^(Office|Офис)$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await openAs(page, domain, founder, '/admin/options/changes')
  await expect(page.getByText(changes.fields.contactLinks).first()).toBeVisible()
})

import { expectFittingAndAccessible } from '../accessibility.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('a manager imports a file: errors are corrected in place, known members are filled in, and the import is undone', {
  tag: '@desktop',
}, async ({ page, request, words }) => {
  const t = words.memberImport
  const token = await tokenOfRole(request, 'samovar', 'admin')
  const known = await createParticipant(request, 'samovar')
  const stamp = known.lastName.toLowerCase().replace(/\W/g, '')
  const file = [
    'E-mail;Full name;Company;Shoe size',
    `ada.${stamp}@example.com;Ada Lind;Tea House;38`,
    `bo.${stamp} at example.com;Bo Ek;;41`,
    `${known.email};Vera Example;Samovar Works;`,
  ].join('\r\n')

  await openAs(page, 'samovar', { token }, '/admin/crm/import')
  await page
    .getByLabel(t.upload.choose)
    .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByRole('heading', { name: t.mapping.title })).toBeVisible()
  const fieldFor = (column: string) => page.getByRole('combobox', { name: fill(t.mapping.fieldOf, { column }) })
  await expect(fieldFor('E-mail')).toHaveValue('email')
  await expect(fieldFor('Full name')).toHaveValue('fullName')
  await expect(fieldFor('Shoe size')).toHaveValue('')
  await expectFittingAndAccessible(page)
  await page.getByRole('button', { name: t.mapping.next }).click()

  await expect(page.getByRole('heading', { name: t.check.title })).toBeVisible()
  const address = page.getByRole('textbox', { name: t.fields.email })
  await expect(address).toHaveValue(`bo.${stamp} at example.com`)
  await expectFittingAndAccessible(page)
  await address.fill(`bo.${stamp}@example.com`)
  await address.press('Enter')
  await expect(page.getByText(t.check.fixed)).toBeVisible()

  await page.reload()
  const choice = page.getByRole('combobox', { name: fill(t.check.choiceOf, { line: 3 }) })
  await choice.selectOption('overwrite')
  await expect(choice).toHaveValue('overwrite')
  await page.getByRole('button', { name: fill(t.settings.start_other, { count: 3 }) }).click()
  await expect(page.getByRole('heading', { name: t.done.title })).toBeVisible()
  await expect(page.getByText(fill(t.done.CREATED_other, { count: 2 }))).toBeVisible()
  await expect(page.getByText(fill(t.done.UPDATED_one, { count: 1 }))).toBeVisible()
  await expectFittingAndAccessible(page)
  const companyOf = async () => (await read(request, 'samovar', '/api/participant/profile', known.token)).company
  expect(await companyOf()).toBe('Samovar Works')

  await page.getByRole('button', { name: t.done.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.done.undoConfirm, exact: true }).click()
  await expect(page.getByRole('heading', { name: t.done.undone })).toBeVisible()
  await expect(page.getByText(fill(t.done.UNDONE_other, { count: 3 }))).toBeVisible()
  expect(await companyOf()).not.toBe('Samovar Works')
})

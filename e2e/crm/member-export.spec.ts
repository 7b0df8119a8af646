import { expectFittingAndAccessible } from '../accessibility.ts'
import { savedFile } from '../download.ts'
import { test } from '../localized-test.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'

test('a manager downloads the members that a search found, with the chosen columns', { tag: '@desktop' }, async ({
  page,
  request,
  words,
}) => {
  const { memberExport: t, crm } = words
  const member = await createParticipant(request, 'samovar', { company: '=1+1' })
  await openAsRole(page, 'samovar', 'admin', `/admin/crm?search=${member.lastName}`)
  await expect(page.getByRole('table', { name: crm.table }).getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: t.export, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: t.title })
  await sheet.getByRole('checkbox', { name: t.columns.about, exact: true }).uncheck()
  await expectFittingAndAccessible(page)
  const told = page.getByText(t.exported).waitFor()
  const { name, text } = await savedFile(page, () => sheet.getByRole('button', { name: t.download }).click())
  expect(name).toMatch(/^samovar-.*\.csv$/)
  const [titles = '', row = '', ...others] = text.trim().split('\r\n')
  expect(others).toEqual([])
  expect(titles.split(',').slice(0, 4)).toEqual([
    t.columns.firstName,
    t.columns.lastName,
    t.columns.email,
    t.columns.company,
  ])
  expect(titles).not.toContain(t.columns.about)
  expect(row).toContain(`Vera,${member.lastName},${member.email},'=1+1`)
  await told
})

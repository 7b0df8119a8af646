import { call } from '../api.ts'
import { test } from '../localized-test.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAsRole, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('a manager writes a note about a member, changes and deletes it; the member never sees it', {
  tag: '@phone',
}, async ({ page, request, words }) => {
  const { crm, member: t } = words
  const vera = await createParticipant(request, 'samovar')
  await openAsRole(page, 'samovar', 'admin', `/admin/crm?search=${vera.lastName}`)
  await page.getByRole('button', { name: fill(crm.open, { name: `Vera ${vera.lastName}` }) }).click()
  const panel = page.getByRole('region', { name: crm.panel.label })
  await panel.getByRole('link', { name: crm.panel.notes, exact: true }).click()
  await expect(panel.getByText(t.notes.empty)).toBeVisible()
  await panel.getByLabel(t.notes.label).fill('Speaks about rye bread in May.')
  await panel.getByRole('button', { name: t.notes.add, exact: true }).click()
  const note = panel.getByRole('listitem').filter({ hasText: 'rye bread' })
  await expect(note).toBeVisible()
  await expect(panel.getByLabel(t.notes.label)).toHaveValue('')

  const path = `/api/admin/participants/${vera.id}/notes`
  const asked = (token: string) => call(request, 'samovar', path, { token, method: 'GET' })
  expect((await asked(await tokenOfRole(request, 'samovar', 'admin'))).status()).toBe(200)
  expect((await asked(vera.token)).status()).toBe(403)

  await note.getByRole('button', { name: new RegExp(`^${t.notes.edit}`) }).click()
  await panel.getByRole('textbox').last().fill('Speaks about rye bread in June.')
  await panel.getByRole('button', { name: t.notes.save, exact: true }).click()
  await expect(note).toContainText('June')
  await expect(note).toContainText(t.notes.changed)
  await note.getByRole('button', { name: new RegExp(`^${t.notes.remove}`) }).click()
  const sheet = page.getByRole('dialog', { name: t.notes.removeTitle })
  await sheet.getByRole('button', { name: t.notes.remove, exact: true }).click()
  await expect(panel.getByText(t.notes.empty)).toBeVisible()
})

import { expectFittingAndAccessible } from '../accessibility.ts'
import { call } from '../api.ts'
import { test } from '../localized-test.ts'
import { field } from '../locators.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('an admin makes an API token, a program uses it within its scope, and it is revoked', async ({
  page,
  words,
  request,
}) => {
  const { apiTokens } = words
  const name = `Website ${uniqueWord()}`
  await openAsRole(page, 'samovar', 'admin', '/admin/options/api-tokens')
  await page.getByRole('button', { name: apiTokens.create }).click()
  const form = page.getByRole('dialog', { name: apiTokens.createTitle })
  await field(form, apiTokens.name).fill(name)
  await form.getByRole('checkbox', { name: `${apiTokens.areas.community}: ${apiTokens.read}` }).check()
  await expectFittingAndAccessible(page)
  await form.getByRole('button', { name: apiTokens.make }).click()
  const shown = page.getByRole('dialog', { name: apiTokens.madeTitle })
  const token = (await shown.getByRole('code').textContent()) ?? ''
  expect(token).toMatch(/^smv_/)
  await shown.getByRole('button', { name: apiTokens.done }).click()
  await expect(page.getByText(token)).toHaveCount(0)

  const ask = async (path: string) => (await call(request, 'samovar', path, { token, method: 'GET' })).status()
  expect([await ask('/api/admin/changes'), await ask('/api/admin/webhooks')]).toEqual([200, 403])
  await page.reload()
  const revoke = page.getByRole('button', { name: fill(apiTokens.revokeOf, { name }) })
  await revoke.click()
  await page.getByRole('dialog').getByRole('button', { name: apiTokens.revoke }).click()
  await expect(revoke).toHaveCount(0)
  expect(await ask('/api/admin/changes')).toBe(401)
})

import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { untilFocused } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { emailOfRole, openAsRole, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

/** Known to the provider of the demo, for every community of the demo. */
const client = { id: 'samovar-demo-community', secret: 'known-to-everybody' }

test('an admin sets up the login service of the community, tests it and switches it on; a member signs in through it', {
  tag: '@desktop',
}, async ({ page, browser, words, request }) => {
  const { providerSetting: t, communitySetting, auth, failures } = words
  const known = await read(request, 'tim', '/api/admin/provider', await tokenOfRole(request, 'tim', 'admin'))
  const { issuer } = known.provider
  await openAsRole(page, 'jo', 'admin', '/admin/options/sign-in')
  const service = page.getByRole('region', { name: t.title })
  await expect(service.getByText(at('jo', '/auth-provider'))).toBeVisible()
  const row = page.getByRole('switch', {
    name: fill(communitySetting.signIn.show, { label: communitySetting.signIn.OAUTH2 }),
  })
  await expect(row).toBeDisabled()

  await service.getByRole('button', { name: t.setUp }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: t.issuer, exact: true }).fill(issuer)
  await sheet.getByRole('button', { name: t.discover }).click()
  await expect(sheet.getByRole('textbox', { name: t.tokenUrl })).toHaveValue(`${issuer}/token`)
  await sheet.getByRole('textbox', { name: t.clientId }).fill(client.id)
  await sheet.getByLabel(t.secret, { exact: true }).fill('not the right one')
  await expectFittingAndAccessible(page)
  await sheet.getByRole('button', { name: t.save, exact: true }).click()
  await expect(sheet).toHaveCount(0)

  await service.getByRole('button', { name: t.check, exact: true }).click()
  await expect(service.getByRole('alert')).toHaveText(t.checkedFailed)
  await expect(service.getByText(t.problems.client)).toBeVisible()
  await service.getByRole('button', { name: t.edit }).click()
  await untilFocused(sheet)
  await sheet.getByLabel(t.newSecret, { exact: true }).fill(client.secret)
  await sheet.getByRole('button', { name: t.save, exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await service.getByRole('button', { name: t.check, exact: true }).click()
  await expect(service.getByRole('alert')).toHaveText(t.checkedOk)
  await expectFittingAndAccessible(page)

  await expect(row).toBeEnabled()
  await row.press('Space')
  await page.getByRole('button', { name: communitySetting.save }).click()
  await expect(service.getByText(t.isOn)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const email = emailOfRole('jo', 'member')
  await visitor.goto(at('jo', '/login'))
  await visitor.getByRole('button', { name: auth.login.oauth2 }).click()
  await visitor.getByRole('combobox', { name: 'Account' }).fill(email)
  await visitor.getByRole('button', { name: 'Continue' }).click()
  await expect(visitor.getByRole('alert')).toHaveText(failures.CONFIRM_LINK)
  await visitor.goto((await readLetterWith(request, 'jo', email, '/confirm-link?')).link.href)
  await visitor.getByRole('button', { name: auth.link.submit }).click()
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await visitor.context().close()

  await page.reload()
  await expect(service.getByText(fill(t.isSetUp, { issuer }))).toBeVisible()
  expect(await page.content()).not.toContain(client.secret)
  await row.press('Space')
  await page.getByRole('button', { name: communitySetting.save }).click()
  await expect(service.getByText(t.isOff)).toBeVisible()
  await service.getByRole('button', { name: t.remove }).click()
  await sheet.getByRole('button', { name: t.remove }).click()
  await expect(service.getByText(t.none, { exact: true })).toBeVisible()
})

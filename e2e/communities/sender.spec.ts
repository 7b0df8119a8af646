import { type DnsServer, startDnsServer } from '#server/testing/dns-server.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { call } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { pressAndSee } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

let dns: DnsServer
test.beforeAll(async () => {
  dns = await startDnsServer(Number(process.env.STORIES_DNS_PORT))
})
test.afterAll(() => dns.stop())

test('an admin sets name, foot and address of the emails; the check finds no records, then all of them', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { sender: t, communitySetting } = words
  const founder = await openAccount(request, 'samovar', 'founder')
  const domain = uniqueWord()
  const data = { domain, title: 'Bread and books' }
  expect((await call(request, 'samovar', '/api/community/create', { token: founder.token, data })).status()).toBe(200)
  await openAs(page, domain, founder, '/admin/options/letters')

  const name = page.getByLabel(fill(t.inEnglish, { label: t.senderName }))
  await name.fill('The bread table')
  await page.getByLabel(fill(t.inEnglish, { label: t.footer })).fill('Baker street 1')
  const preview = page.getByRole('region', { name: t.preview, exact: true })
  await preview.getByText(t.english, { exact: true }).click()
  await expect(preview.getByText('The bread table', { exact: false }).first()).toBeVisible()
  await expect(preview.getByText('Baker street 1')).toBeVisible()
  await preview.getByText(t.dark, { exact: true }).click()
  await expect(preview.getByRole('button', { name: t.sendTest })).toBeDisabled()
  await pressAndSee(
    page.getByRole('button', { name: communitySetting.save }),
    page.getByText(communitySetting.saved, { exact: true }),
  )
  await pressAndSee(
    preview.getByRole('button', { name: t.sendTest }),
    page.getByText(fill(t.testSent, { email: founder.email })),
  )
  await readLetterWith(request, domain, founder.email, 'Baker street 1')

  const address = `hello@${domain}.example`
  await page.getByRole('button', { name: t.ask }).click()
  await page.getByRole('dialog').getByLabel(t.askField).fill(address)
  await page.getByRole('dialog').getByRole('button', { name: t.submit }).click()
  const records = page.getByRole('region', { name: fill(t.waiting, { address }) })
  await expect(records.getByText(t.states.unknown)).toHaveCount(3)
  await records.getByRole('button', { name: t.check }).click()
  await expect(records.getByRole('alert')).toHaveText(t.checkedFailed)
  await expect(records.getByText(t.states.missing)).toHaveCount(3)
  await expectFittingAndAccessible(page)

  const texts = await records.locator('code').allInnerTexts()
  for (let at = 0; at < texts.length; at += 2) dns.texts.set(String(texts[at]), [String(texts[at + 1])])
  await records.getByRole('button', { name: t.check }).click()
  await expect(records.getByRole('alert')).toHaveText(fill(t.checkedOk, { address }))
  await expect(records.getByText(t.states.found, { exact: true })).toHaveCount(3)
  await expect(page.getByText(fill(t.now, { address }))).toBeVisible()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { call } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { field } from '../locators.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('a founder adds a webhook, sees in its log what arrived and what did not, and sends it again', async ({
  page,
  words,
  request,
}) => {
  const { webhooks } = words
  let code = 200
  const bodies: string[] = []
  const receiver = createServer((incoming, answer) => {
    let body = ''
    incoming.on('data', chunk => {
      body += chunk
    })
    incoming.on('end', () => {
      bodies.push(body)
      answer.writeHead(code).end('thank you')
    })
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/tea`
  const founder = await openAccount(request, 'samovar', 'founder')
  const domain = uniqueWord()
  const founded = { token: founder.token, data: { domain, title: 'Bread and books' } }
  expect((await call(request, 'samovar', '/api/community/create', founded)).status()).toBe(200)

  await openAs(page, domain, founder, '/admin/options/webhooks')
  await expect(page.getByText(webhooks.none)).toBeVisible()
  await page.getByRole('button', { name: webhooks.create }).click()
  const form = page.getByRole('dialog', { name: webhooks.createTitle })
  await field(form, webhooks.url).fill(url)
  await form.getByRole('checkbox', { name: webhooks.kind.participant.joined }).check()
  const chats = form.getByRole('group', { name: webhooks.groups.chats })
  const allOf = (count: number) => fill(webhooks.allOf, { group: webhooks.groups.chats, count, total: 3 })
  await chats.getByRole('checkbox', { name: allOf(0) }).check()
  await expect(chats.getByRole('checkbox', { name: webhooks.kind.message.edited })).toBeChecked()
  await chats.getByRole('checkbox', { name: webhooks.kind.message.sent }).uncheck()
  await expect(chats.getByRole('checkbox', { name: allOf(2) })).not.toBeChecked()
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expectFittingAndAccessible(page)
  await form.getByRole('button', { name: webhooks.add, exact: true }).click()
  const shown = page.getByRole('dialog', { name: webhooks.secretTitle })
  await expect(shown.getByText(/^whs_/)).toBeVisible()
  await shown.getByRole('button', { name: webhooks.done }).click()

  await page.getByRole('button', { name: fill(webhooks.logOf, { url }) }).click()
  await page.getByRole('button', { name: webhooks.sendTest }).click()
  await expect(page.getByText(webhooks.status.DELIVERED, { exact: true })).toBeVisible()
  code = 500
  await page.getByRole('button', { name: webhooks.sendTest }).click()
  await expect(page.getByText(webhooks.status.FAILED)).toBeVisible()
  await expect(page.getByText(fill(webhooks.code, { code: 500 }))).toBeVisible()
  await expectFittingAndAccessible(page)
  code = 200
  await page.getByRole('button', { name: webhooks.replay }).first().click()
  await expect(page.getByText(webhooks.isReplay)).toBeVisible()
  await expect(page.getByText(webhooks.status.DELIVERED, { exact: true })).toHaveCount(2)
  expect(new Set(bodies.map(body => JSON.parse(body).id)).size).toBe(3)
  receiver.closeAllConnections()
  receiver.close()
})

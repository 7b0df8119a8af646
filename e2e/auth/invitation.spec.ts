import type { Page } from '@playwright/test'
import { demoLogins, demoPassword } from '#demo/logins.ts'
import { at, expect, expectAccessible, expectNoSidewaysScroll } from '../test.ts'
import { fill, type Words } from '../words.ts'
import { call, expectWelcomed, keptKeys, newEmail, password, registerAdmin, tokenOf } from './account.ts'
import { test } from '../localized-test.ts'

async function join(page: Page, { account }: Words): Promise<void> {
  await page.getByLabel(account.email, { exact: true }).fill(newEmail('invited'))
  await page.getByLabel(account.password, { exact: true }).fill(password)
  await page.getByLabel(account.repeated, { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: account.registration.submit }).click()
  await expectWelcomed(page, 'samovar')
}

test('a member’s own link says who invites, and the first login accepts it and forgets it', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { account } = words
  const { email = '' } = demoLogins.find(each => each.communityDomain === 'samovar' && each.role === 'member') ?? {}
  const token = await tokenOf(request, 'samovar', { email, password: demoPassword })
  const answer = await call(request, 'samovar', '/api/current-participant', { token, method: 'GET' })
  const { id, firstName, lastName } = await answer.json()
  const name = `${firstName} ${lastName}`
  await page.goto(at('samovar', `/invite?invitedBy=${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fill(account.invitation.byPerson, { name }))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: account.invitation.join, exact: true }).click()
  await expect(page.getByText(fill(account.registration.invited, { name }))).toBeVisible()
  await expect.poll(() => keptKeys(page)).toContain('invitedBy')

  const accepted = page.waitForResponse(
    each => each.url().endsWith(`/api/invitation/${id}`) && each.request().method() === 'POST',
  )
  await join(page, words)
  expect((await accepted).ok()).toBe(true)
  await expect.poll(() => keptKeys(page)).not.toContain('invitedBy')
})

test('a manager’s invitation brings as many as it is for, and one that is used up or unknown says so', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { account } = words
  const manager = await tokenOf(request, 'samovar', await registerAdmin(request, 'samovar'))
  const made = await call(request, 'samovar', '/api/admin/invitations', { token: manager, data: { uses: 1 } })
  const { id, url } = await made.json()
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.invitation.byCommunity)
  await page.getByRole('link', { name: account.invitation.join, exact: true }).click()
  await join(page, words)
  await expect
    .poll(async () => {
      const list = await call(request, 'samovar', '/api/admin/invitations', { token: manager, method: 'GET' })
      return (await list.json()).find((each: { id: string }) => each.id === id)
    })
    .toMatchObject({ accepted: 1, usesLeft: 0 })

  await page.evaluate(() => localStorage.removeItem('token'))
  for (const address of [url, at('samovar', '/invite?code=no-such-code')]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: account.invitation.invalid })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: account.invitation.home }).click()
  await expect(page).toHaveURL(at('samovar', '/'))
})

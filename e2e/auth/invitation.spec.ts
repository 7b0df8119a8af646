import type { Page } from '@playwright/test'

import { at } from '../address.ts'
import { call } from '../api.ts'
import { test } from '../localized-test.ts'
import { openAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'
import { newEmail, openAccount, password, registerAdmin, tokenOf } from './account.ts'
import { enterPassword, expectWelcomed, storedKeys } from './login.ts'

async function join(page: Page, { account }: Words, community = 'samovar'): Promise<void> {
  await page.getByLabel(account.email, { exact: true }).fill(newEmail('invited'))
  await page.getByLabel(account.password, { exact: true }).fill(password)
  await page.getByLabel(account.repeated, { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: account.registration.submit }).click()
  await expectWelcomed(page, community)
}

test('an invitation by a member names them, and is accepted and forgotten at the first login', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { account } = words
  const token = await tokenOfRole(request, 'samovar', 'member')
  const answer = await call(request, 'samovar', '/api/current-participant', { token, method: 'GET' })
  const { id, firstName, lastName } = await answer.json()
  const name = `${firstName} ${lastName}`
  await page.goto(at('samovar', `/invite?invitedBy=${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fill(account.invitation.byPerson, { name }))
  await page.getByRole('link', { name: account.invitation.join, exact: true }).click()
  await expect(page.getByText(fill(account.registration.invited, { name }))).toBeVisible()
  await expect.poll(() => storedKeys(page)).toContain('invitedBy')

  const accepted = page.waitForResponse(
    each => each.url().endsWith(`/api/invitation/${id}`) && each.request().method() === 'POST',
  )
  await join(page, words)
  expect((await accepted).ok()).toBe(true)
  await expect.poll(() => storedKeys(page)).not.toContain('invitedBy')
})

test('an invitation by a manager counts its uses, and one that is used up or unknown is refused', {
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

test('whom a manager invites registers where others apply on another site', { tag: '@desktop' }, async ({
  page,
  words,
  request,
}) => {
  const { account, auth } = words
  const manager = await tokenOf(request, 'jo', await registerAdmin(request, 'jo'))
  const made = await call(request, 'jo', '/api/admin/invitations', { token: manager, data: { uses: 1 } })
  await page.goto((await made.json()).url)
  await page.getByRole('link', { name: account.invitation.join, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: account.logIn, exact: true }).click()
  await expect(page.getByRole('link', { name: auth.login.applyNow })).toHaveCount(0)
  await page.getByRole('link', { name: auth.login.join }).click()
  await join(page, words, 'jo')
})

test('somebody whose session is of another community only sees the invitation and accepts it by logging in', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { account } = words
  const person = await openAccount(request, 'samovar', 'invited')
  const manager = await tokenOf(request, 'alumni', await registerAdmin(request, 'alumni'))
  const made = await call(request, 'alumni', '/api/admin/invitations', { token: manager, data: { uses: 1 } })
  const { id, url } = await made.json()
  const { pathname, search } = new URL(url)
  await openAs(page, 'alumni', person, pathname + search)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.invitation.byCommunity)
  await expect(page).toHaveURL(url)
  await page.getByRole('link', { name: account.invitation.haveAccount, exact: true }).click()
  await enterPassword(page, words, person)
  await expectWelcomed(page, 'alumni')
  await expect
    .poll(async () => {
      const list = await call(request, 'alumni', '/api/admin/invitations', { token: manager, method: 'GET' })
      return (await list.json()).find((each: { id: string }) => each.id === id)
    })
    .toMatchObject({ accepted: 1, usesLeft: 0 })
})

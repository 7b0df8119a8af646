import type { Page } from '@playwright/test'
import { palette } from '#design/palette.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read, send } from '../api.ts'
import { newEmail, openAccount, password } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { readLetter } from '../mailbox.ts'
import { fillProfile } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { newDomain } from './community.ts'

test('a founder goes from "Launch your own community" to a running community, whose first member joins by invitation', async ({
  page,
  request,
  words,
  lang,
  browser,
}) => {
  const { launch: t, landing } = words
  const domain = newDomain()
  await page.goto(at('samovar'))
  await page.getByRole('contentinfo').getByRole('link', { name: landing.launch }).click()
  await expect(page).toHaveURL(at('samovar', '/login?backTo=%2Flaunch'))

  const founder = await openAccount(request, 'samovar', 'founder')
  await openAs(page, 'samovar', founder, '/launch')
  const next = page.getByRole('button', { name: t.next })
  await next.click()
  await expect(page.getByText(t.required)).toBeVisible()
  await page.getByLabel(t.fields.title, { exact: false }).first().fill('Kettle club')
  await page.getByLabel(t.fields.titleRu).fill('Клуб чайников')
  await next.click()

  const address = page.getByLabel(t.fields.domain)
  await expect(address).toHaveValue('kettle-club')
  await address.fill('admin')
  await expect(page.getByText(t.domain.reserved)).toBeVisible()
  await address.fill('samovar')
  await expect(page.getByText(t.domain.taken)).toBeVisible()
  await page.getByRole('button', { name: fill(t.domain.take, { domain: 'samovar-2' }) }).click()
  await expect(address).toHaveValue('samovar-2')
  await address.fill(domain)
  await expect(page.getByText(fill(t.domain.free, { url: new URL(at(domain)).host }))).toBeVisible()
  await expectFittingAndAccessible(page)
  await next.click()

  // What is entered survives a reload, and so does the step.
  await expect(page.getByRole('heading', { name: t.steps.languages })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: t.steps.languages })).toBeVisible()
  await next.click()

  const preview = page.frameLocator('iframe')
  const colour = () =>
    preview.locator('html').evaluate(root => getComputedStyle(root).getPropertyValue('--brand').trim())
  await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  await page.getByRole('textbox', { name: words.description.fields.brandColor, exact: true }).fill('#6a35e0')
  await expect.poll(colour).toBe(palette('#6a35e0', '#2c7567', lang === 'ru').brand)
  await next.click()
  await page.getByLabel(t.methods.OTP).check()
  await page.getByRole('button', { name: t.create }).click()

  // At its own address, signed in as its admin.
  await expect(page).toHaveURL(at(domain, '/launch/invitations'))
  const name = lang === 'ru' ? 'Клуб чайников' : 'Kettle club'
  await expect(page.getByRole('heading', { level: 1, name: fill(t.invitations.title, { name }) })).toBeVisible()
  const guest = newEmail('guest')
  await page.getByLabel(t.invitations.emails).fill(`${guest}\nnobody`)
  await page.getByRole('button', { name: t.invitations.send }).click()
  await expect(page.getByText(fill(t.invitations.wrong, { email: 'nobody' }))).toBeVisible()
  await page.getByLabel(t.invitations.emails).fill(guest)
  await page.getByRole('button', { name: t.invitations.send }).click()
  await expect(page.getByRole('alert')).toContainText('1')
  await expectFittingAndAccessible(page)

  const { link } = await readLetter(request, domain, guest)
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(link.href)
  await other.getByRole('main').getByRole('link').first().click()
  const form = other.getByRole('main')
  await form.locator('input[type=password]').first().fill(password)
  await form.locator('input[type=password]').last().fill(password)
  await form.getByRole('checkbox').check()
  await form.locator('button[type=submit]').click()
  await expect(other).toHaveURL(new RegExp(`^${at(domain, '/(questions|onboarding)')}`))
  const tokenIn = (opened: Page) => opened.evaluate(() => localStorage.getItem('token') ?? '')
  const joined = { token: await tokenIn(other), email: guest }
  await context.close()
  await fillProfile(request, domain, joined)
  const { userId } = await read(request, domain, '/api/current-user', joined.token)
  await send(request, domain, '/api/participant/create', joined.token, { userId })
  const invitations = await read(request, domain, '/api/admin/invitations', await tokenIn(page))
  expect(invitations).toMatchObject([{ email: guest, accepted: 1, usesLeft: 0 }])
})

import type { Page } from '@playwright/test'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { readLetter } from '../mailbox.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { password, register } from './account.ts'
import { enterPassword, expectWelcomed } from './login.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the link of a recovery letter sets a new password once, and a link without its code does not', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { account } = words
  const person = await register(request, 'samovar')
  await page.goto(at('samovar', '/confirm-recovery'))
  await expect(heading(page, account.newPasswordPage.missing)).toBeVisible()
  await page.getByRole('link', { name: account.newPasswordPage.again }).click()
  await page.getByRole('link', { name: account.logIn, exact: true }).click()
  await page.getByLabel(words.auth.login.email, { exact: true }).fill(person.email)
  await page.getByRole('link', { name: words.auth.login.forgot }).click()
  await expect(heading(page, account.recovery.title)).toBeVisible()
  const email = page.getByLabel(account.email, { exact: true })
  await expect(email).toHaveValue(person.email)
  await email.fill('not an address')
  await email.press('Enter')
  await expect(page.getByText(account.emailInvalid)).toBeVisible()
  const welcome = await readLetter(request, 'samovar', person.email)
  await email.fill(person.email)
  await page.getByRole('button', { name: account.recovery.submit }).click()
  await expect(page.getByText(fill(account.recovery.sent, { email: person.email }))).toBeVisible()
  await expect(page.getByRole('button', { name: /00:\d\d|1:00/ })).toHaveAttribute('aria-disabled', 'true')

  const { link } = await readLetter(request, 'samovar', person.email, welcome)
  await page.goto(link.href)
  await expect(heading(page, account.newPasswordPage.title)).toBeVisible()
  await expect(page).toHaveURL(at('samovar', '/confirm-recovery'))
  const chosen = page.getByLabel(account.newPassword, { exact: true })
  const repeated = page.getByLabel(account.repeated, { exact: true })
  await chosen.fill('another-kettle-of-mint-8')
  await repeated.fill('another-kettle-of-mint')
  await repeated.press('Enter')
  await expect(page.getByText(account.repeatedDiffers)).toBeVisible()
  await expectFittingAndAccessible(page)
  await repeated.fill('another-kettle-of-mint-8')
  await Promise.all([page.getByText(account.newPasswordPage.done).waitFor(), repeated.press('Enter')])
  await expect(page).toHaveURL(at('samovar', '/login'))

  await enterPassword(page, words, { ...person, password })
  await expect(page.getByRole('alert')).toHaveText(words.failures.INVALID_LOGIN)
  await enterPassword(page, words, { ...person, password: 'another-kettle-of-mint-8' })
  await expectWelcomed(page, 'samovar')

  await page.goto(link.href)
  await chosen.fill('a-third-kettle-of-sage-9')
  await repeated.fill('a-third-kettle-of-sage-9')
  await repeated.press('Enter')
  await expect(heading(page, account.newPasswordPage.invalid)).toBeVisible()
})

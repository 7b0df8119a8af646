import type { Locator, Page } from '@playwright/test'
import { legalDocuments } from '#contract/communities/legal.ts'
import { limits } from '#contract/limits.ts'
import { expectAccessible, expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { hold } from '../hold.ts'
import { test } from '../localized-test.ts'
import { pressAndSee } from '../locators.ts'
import { readLetter } from '../mailbox.ts'
import { prefer } from '../preferences.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'
import { newEmail, password, register } from './account.ts'
import { expectWelcomed, storedKeys } from './login.ts'

async function fillForm(page: Page, { account }: Words, first: string, second = first): Promise<void> {
  await page.getByLabel(account.password, { exact: true }).fill(first)
  await page.getByLabel(account.repeated, { exact: true }).fill(second)
}

/** Presses with the clock paused before a countdown begins; the clock is moved by small steps until this is shown. */
async function pressPaused(page: Page, button: Locator, shown: Locator): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await button.click()
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await shown.isVisible()).toBe(true)
  }).toPass({ intervals: [50], timeout: 30_000 })
}

test('registration takes the email from the login, needs the policy checkbox, shows each mistake, signs in, and is confirmed by its letter', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { account } = words
  const known = await register(request, 'samovar')
  await page.clock.install()
  await page.goto(at('samovar', '/login?backTo=/contacts'))
  await page.getByLabel(words.auth.login.email, { exact: true }).fill(known.email)
  await page.getByRole('link', { name: words.auth.login.join }).click()
  await expect(page).toHaveURL(at('samovar', '/registration'))
  const email = page.getByLabel(account.email, { exact: true })
  await expect(email).toHaveValue(known.email)

  const submit = page.getByRole('button', { name: account.registration.submit })
  await expect(submit).toBeDisabled()
  await page.getByRole('checkbox').check()
  await expect(submit).toBeEnabled()
  const { terms, privacy } = account.policy
  for (const [name, document] of [
    [terms, legalDocuments.EN.terms],
    [privacy, legalDocuments.EN.privacy],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', document)
  await fillForm(page, words, '  seven  ')
  await submit.click()
  await expect(page.getByText(fill(account.passwordLength, limits.password))).toBeVisible()
  await fillForm(page, words, password, `${password}!`)
  await submit.click()
  await expect(page.getByText(account.repeatedDiffers)).toBeVisible()
  await expectFittingAndAccessible(page)

  await fillForm(page, words, password)
  await submit.click()
  await expect(page.getByText(account.registration.emailTaken)).toBeVisible()
  await expect(email).toBeFocused()
  await expect(page.getByRole('link', { name: account.registration.takenLogIn })).toBeVisible()

  const person = newEmail()
  await email.fill(person)
  await fillForm(page, words, 'password1')
  await submit.click()
  await expect(page.getByText(account.passwordCommon)).toBeVisible()
  await fillForm(page, words, password)
  const letGo = await hold(page, '**/api/auth/register-user')
  await submit.click()
  await expect(submit).toBeDisabled()
  letGo()
  await expectWelcomed(page, 'samovar')
  await expect.poll(() => storedKeys(page)).toContain('token')
  await expect.poll(() => storedKeys(page)).not.toContain('redirectAfterLogin')

  const { link } = await readLetter(request, 'samovar', person)
  await page.goto(link.href)
  const press = page.getByRole('button', { name: account.confirmed.submit })
  await expect(press).toBeVisible()
  await expect(page).toHaveURL(at('samovar', '/confirmed'))
  await expectAccessible(page)
  await pressPaused(page, press, page.getByRole('heading', { level: 1, name: account.confirmed.title }))
  await expect(page.getByText(fill(account.confirmed.leaving, { seconds: 5 }))).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByText(fill(account.confirmed.leaving, { seconds: 4 }))).toBeVisible()
  // The check of accessibility waits on the same clock.
  await page.clock.resume()
  await expectAccessible(page)
  for (let second = 0; second < 4; second++) await page.clock.runFor(1000)
  await expectWelcomed(page, 'samovar')
})

test('registration shows the policy of the community, and an application link instead where the community has one', {
  tag: '@phone',
}, async ({ page, words }) => {
  const { account } = words
  const form = page.getByRole('main')
  await page.goto(at('alumni', '/registration'))
  await expect(form.getByRole('checkbox', { name: account.policy.plain })).toBeVisible()
  await expect(form.getByRole('link', { name: account.policy.terms })).toHaveCount(0)

  await page.goto(at('avito', '/registration'))
  const own = form.getByRole('link', { name: account.policy.document })
  await expect(own).toHaveAttribute('href', /^https?:|^\/docs\//)
  await expect(own).toHaveAttribute('target', '_blank')

  await page.goto(at('jo', '/login'))
  await expect(page.getByRole('link', { name: words.auth.login.applyNow })).toHaveAttribute('href', /jo\/apply$/)
  await expect(page.getByRole('link', { name: words.auth.login.join })).toHaveCount(0)
  await page.goto(at('jo', '/registration'))
  await expect(page.getByRole('link', { name: account.registration.applyNow })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: account.logIn, exact: true }).click()
  await expect(page).toHaveURL(at('jo', '/login'))
})

test('a failure of the registration is shown in the server’s words, and a failure of the login after it opens the login', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { account } = words
  const person = newEmail()
  const submit = page.getByRole('button', { name: account.registration.submit })
  await page.goto(at('connect', `/registration?email=${person}`))
  await fillForm(page, words, password)
  await page.getByRole('checkbox').check()
  const refusal = { message: 'The kettle is cold', code: 1999, name: 'COLD_KETTLE', status: 409 }
  await page.route('**/api/auth/register-user', route => route.fulfill({ status: 409, json: refusal }))
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(refusal.message)
  await page.unroute('**/api/auth/register-user')
  await page.route('**/api/auth/login', route => route.fulfill({ status: 503, json: {} }))
  await submit.click()
  await expect(page).toHaveURL(at('connect', '/login'))
  await expect(page.getByLabel(words.auth.login.email, { exact: true })).toHaveValue(person)
})

test('the last step sends the letter again, can be skipped, and goes on when the email was confirmed elsewhere', {
  tag: '@phone',
}, async ({ page, browser, words, lang, request }) => {
  const { account } = words
  const person = newEmail()
  await page.clock.install()
  await page.goto(at('samovar', `/registration?email=${person}`))
  await fillForm(page, words, password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: account.registration.submit }).click()
  await expectWelcomed(page, 'samovar')
  const first = await readLetter(request, 'samovar', person)

  await page.goto(at('samovar', '/last-step'))
  await expect(page.getByRole('heading', { level: 1, name: account.lastStep.title })).toBeVisible()
  await expect(page.getByText(person)).toBeVisible()
  await expect(page.getByText(account.spam)).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.getByRole('button', { name: account.lastStep.skip }).click()
  await expectWelcomed(page, 'samovar')
  await page.goBack()
  await page.clock.fastForward(60_000)
  await pressAndSee(page.getByRole('button', { name: account.resend, exact: true }), page.getByText(account.resent))
  const second = await readLetter(request, 'samovar', person, first)

  const elsewhere = await browser.newContext()
  await prefer(elsewhere, { lang })
  const mail = await elsewhere.newPage()
  await mail.clock.install()
  await mail.goto(first.link.href)
  await expect(mail.getByRole('heading', { level: 1, name: account.confirmed.failed })).toBeVisible()
  await expect(mail).toHaveURL(at('samovar', '/confirmed'))
  await mail.goto(second.link.href)
  await mail.getByLabel(account.password, { exact: true }).fill('not-the-kettle-7')
  await mail.getByRole('button', { name: account.confirmed.submitPassword }).click()
  await expect(mail.getByText(account.confirmed.passwordWrong)).toBeVisible()
  await expectFittingAndAccessible(mail)
  await mail.getByLabel(account.password, { exact: true }).fill(password)
  await mail.getByRole('button', { name: account.confirmed.submitPassword }).click()
  await expectWelcomed(mail, 'samovar')
  await mail.evaluate(() => localStorage.removeItem('token'))
  await mail.goto(second.link.href)
  await expect(mail.getByText(account.confirmed.failedVisitor)).toBeVisible()
  await elsewhere.close()

  await Promise.all([
    page.getByText(account.lastStep.doneTitle).waitFor(),
    page.evaluate(() => dispatchEvent(new Event('focus'))),
  ])
  await expectWelcomed(page, 'samovar')
})

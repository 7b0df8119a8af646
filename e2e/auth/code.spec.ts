import type { Page } from '@playwright/test'
import { demoCommunities } from '#demo/communities/list.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { pressAndSee } from '../locators.ts'
import { readLetter, readLetterWith } from '../mailbox.ts'
import { emailOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'
import { newEmail } from './account.ts'
import { expectWelcomed } from './login.ts'

const box = (page: Page, { auth }: Words, number: number) =>
  page.getByLabel(fill(auth.code.digit, { number, length: 6 }), { exact: true })

/** As a reader copies it from the letter, with what stands around it. */
const paste = (page: Page, text: string) =>
  page.evaluate(copied => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

test('an email on the landing gets a one-time code, which can be sent again after a minute and signs in once', {
  tag: '@phone',
}, async ({ page, words, lang, request }) => {
  const { code: said } = words.auth
  const email = newEmail()
  const button = demoCommunities.find(({ domain }) => domain === 'samovar')?.landing[lang].button ?? ''
  await page.clock.install()
  await page.goto(at('samovar'))
  await page.getByLabel(words.landing.email).first().fill(email)
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  await expect(page).toHaveURL(at('samovar', '/one-time-code'))
  await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
  await expect(page.getByText(fill(said.sentTo, { email }))).toBeVisible()
  await expect(box(page, words, 1)).toBeFocused()
  const resend = page.getByRole('button', { name: new RegExp(fill(said.resendIn, { time: '00:\\d\\d' })) })
  await expect(resend).toBeDisabled()

  const first = await readLetter(request, 'samovar', email)
  await page.keyboard.type(otherThan(first.code).slice(0, 3))
  await expect(box(page, words, 4)).toBeFocused()
  await page.keyboard.type(otherThan(first.code).slice(3))
  await expect(page.getByRole('alert')).toHaveText(words.failures.INVALID_CODE)
  await expect(box(page, words, 1)).toBeFocused()
  await expect(box(page, words, 1)).toHaveValue('')

  await page.clock.fastForward(60_000)
  await pressAndSee(page.getByRole('button', { name: said.resend, exact: true }), page.getByText(said.resent))
  const second = await readLetter(request, 'samovar', email, first)
  await paste(page, first.code)
  await expect(page.getByRole('alert')).toHaveText(words.failures.INVALID_CODE)
  await paste(page, `${second.code.slice(0, 3)}-${second.code.slice(3)}`)
  await expectWelcomed(page, 'samovar')

  const gate = page.getByRole('dialog', { name: words.auth.policy.title })
  await gate.getByRole('button', { name: words.auth.policy.logOut }).click()
  await expect(page).toHaveURL(at('samovar', '/login'))
  await page.getByLabel(words.auth.login.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: words.auth.login.sendCode }).click()
  await expect(box(page, words, 1)).toBeFocused()
  await page.keyboard.type(second.code)
  await expect(page.getByRole('alert')).toHaveText(words.failures.INVALID_CODE)
  await page.getByRole('link', { name: said.changeEmail }).click()
  await expect(page).toHaveURL(at('samovar', '/login'))
  await expect(page.getByLabel(words.auth.login.email, { exact: true })).toHaveValue(email)
})

test('the one-time code page without an email links to the login, which sends a code only after the terms are accepted', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { login, code } = words.auth
  const email = newEmail()
  await page.goto(at('vtb', '/one-time-code'))
  await expect(page.getByRole('heading', { level: 1, name: code.noEmailTitle })).toBeVisible()
  await expect(page.getByText(code.noEmailText)).toBeVisible()
  await expect(page.getByRole('button', { name: code.reload })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: code.logIn, exact: true }).click()
  await page.getByLabel(login.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: login.sendCode }).click()
  await expect(page.getByRole('alert')).toHaveText(login.termsNeeded)
  await expect(page).toHaveURL(at('vtb', '/login'))
  await page.getByRole('checkbox').check()
  await expectFittingAndAccessible(page)
  await page.getByRole('button', { name: login.sendCode }).click()
  await expect(box(page, words, 1)).toBeFocused()
  await page.keyboard.type((await readLetter(request, 'vtb', email)).code)
  await expectWelcomed(page, 'vtb')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [who, emailOf] of [
  ['a new', () => newEmail()],
  ['a known', () => emailOfRole('samovar', 'member')],
] as const)
  test(`the landing of a community with a parent community takes the email to the landing of the parent, and ${who} one comes back signed in`, {
    tag: '@phone',
  }, async ({ page, words, lang, request }) => {
    const email = emailOf()
    const buttonOf = (name: string) =>
      page.getByRole('main').getByRole('button', {
        name: demoCommunities.find(({ domain }) => domain === name)?.landing[lang].button ?? '',
      })
    await page.goto(at('alumni'))
    await page.getByLabel(words.landing.email).first().fill(email)
    await buttonOf('alumni').first().click()
    const query = new URLSearchParams({ email, backTo: at('alumni', '/') })
    await expect(page).toHaveURL(at('samovar', `/?${query}`))
    await expect(page.getByLabel(words.landing.email).first()).toHaveValue(email)
    await buttonOf('samovar').first().click()
    await expect(box(page, words, 1)).toBeFocused()
    await page.keyboard.type((await readLetterWith(request, 'samovar', email, words.letters.code.ends)).code)
    if (who === 'a new') return expectWelcomed(page, 'alumni')
    await expect(page).toHaveURL(url => url.hostname === 'alumni.localhost' && url.search === '')
    await expect(page.getByRole('button', { name: new RegExp(words.shell.header.userMenu) })).toBeVisible()
  })

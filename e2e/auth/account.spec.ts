import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { pressAndSee, untilFocused } from '../locators.ts'
import { prefer } from '../preferences.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { registerAdmin, tokenOf } from './account.ts'
import { enterPassword, signIn } from './login.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('a session that is ended from another device goes to the login, and a new login returns to the page that was asked for', {
  tag: '@desktop',
}, async ({ page, browser, words, lang, request }) => {
  const { sessions } = words.account
  const person = await registerAdmin(request, 'samovar')
  const otherDevice = await browser.newContext({ userAgent: firefox })
  await prefer(otherDevice, { lang })
  const other = await otherDevice.newPage()
  await signIn(other, words, 'samovar', person)
  await other.goto(at('samovar', '/my_communities'))
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await openAs(page, 'samovar', { token: await tokenOf(request, 'samovar', person) }, '/settings')
  const device = fill(sessions.both, { browser: 'Firefox', system: 'Windows' })
  await expect(page.getByText(sessions.here, { exact: true })).toBeVisible()
  await expectFittingAndAccessible(page)
  await pressAndSee(
    page.getByRole('button', { name: fill(sessions.signOutOf, { device }) }),
    page.getByText(fill(sessions.ended, { device })),
  )
  await expect(page.getByRole('button', { name: fill(sessions.signOutOf, { device }) })).toHaveCount(0)

  await other.getByRole('button', { name: new RegExp(words.shell.header.userMenu) }).click()
  await other.getByRole('menuitem', { name: words.menu.userMenu.settings }).click()
  await expect(other).toHaveURL(at('samovar', '/login'))
  await expect.poll(() => other.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await enterPassword(other, words, person)
  await expect(other).toHaveURL(at('samovar', '/settings'))
  await otherDevice.close()
})

test('a password change and an account deletion need the current password, and a deleted account cannot log in', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { account } = words
  const person = await registerAdmin(request, 'samovar')
  const changed = { ...person, password: 'another-kettle-of-mint-8' }
  await openAs(page, 'samovar', { token: await tokenOf(request, 'samovar', person) }, '/settings')
  await page.getByRole('button', { name: account.settings.changeTitle }).click()
  const change = page.getByRole('dialog', { name: account.settings.changeTitle })
  const current = change.getByLabel(account.settings.current, { exact: true })
  await untilFocused(change)
  await current.fill('not the right one')
  await change.getByLabel(account.newPassword, { exact: true }).fill(changed.password)
  await change.getByLabel(account.repeated, { exact: true }).fill(changed.password)
  await change.getByRole('button', { name: account.settings.save }).click()
  await expect(change.getByText(account.settings.currentWrong)).toBeVisible()
  await current.fill(person.password)
  await Promise.all([page.getByText(account.settings.changed).waitFor(), current.press('Enter')])
  await expect(change).toBeHidden()

  await page.getByRole('button', { name: account.deletion.open }).click()
  const deletion = page.getByRole('dialog', { name: account.deletion.sheetTitle })
  const proof = deletion.getByLabel(account.deletion.password, { exact: true })
  await untilFocused(deletion)
  await proof.fill(person.password)
  await proof.press('Enter')
  await expect(deletion.getByText(account.deletion.passwordWrong)).toBeVisible()
  await expectFittingAndAccessible(page)
  await proof.fill(changed.password)
  await proof.press('Enter')
  await expect(page).toHaveURL(at('samovar', '/account-deleted'))
  await expect(page.getByRole('heading', { level: 1, name: account.deleted.title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.goto(at('samovar', '/login'))
  await enterPassword(page, words, changed)
  await expect(page.getByRole('alert')).toHaveText(words.failures.ACCESS_DENIED)
})

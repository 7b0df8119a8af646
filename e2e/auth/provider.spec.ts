import type { Page } from '@playwright/test'

import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { readLetterWith } from '../mailbox.ts'
import { emailOfRole, openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

async function chooseAccount(page: Page, account: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Account' }).fill(account)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The window may be gone before the click has been reported. */
async function pressAndClose(opened: Page, name: string): Promise<void> {
  const closed = opened.waitForEvent('close')
  await opened
    .getByRole('button', { name })
    .click()
    .catch(error => {
      if (!opened.isClosed()) throw error
    })
  await closed
}

test('a Google window that is cancelled or closed shows no failure, a refused account shows one in the form, and an accepted account signs in', {
  tag: '@desktop',
}, async ({ page, words }) => {
  await page.goto(at('samovar', '/login'))
  const button = page.getByRole('button', { name: words.auth.login.google })
  // As people do, nothing is done in a window that has not shown its page.
  const press = async () => {
    const opening = page.waitForEvent('popup')
    await button.click()
    const opened = await opening
    await expect(opened.getByRole('button', { name: 'Continue' })).toBeVisible()
    return opened
  }
  await pressAndClose(await press(), 'Cancel')
  await expect(button).toBeEnabled()
  await (await press()).close()
  await expect(button).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const refused = await press()
  await refused.getByLabel('Account').fill('unverified@mail.example')
  await pressAndClose(refused, 'Continue')
  await expect(page.getByRole('alert')).toHaveText(words.failures.PROVIDER_REFUSED)
  await expect(page).toHaveURL(at('samovar', '/login'))

  const asked = page.waitForRequest('**/api/auth/login/google')
  const accepted = await press()
  await accepted.getByLabel('Account').fill(emailOfRole('samovar', 'member'))
  await pressAndClose(accepted, 'Continue')
  expect((await asked).postDataJSON().token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
})

test('Google is connected in the settings with the account of the same address alone, and disconnected again', {
  tag: '@desktop',
}, async ({ page, words }) => {
  const { connected } = words.account
  const name = connected.GOOGLE
  const email = emailOfRole('samovar', 'moderator')
  await openAsRole(page, 'samovar', 'moderator', '/settings')
  const section = page.getByRole('region', { name: connected.title })
  const connect = async (account: string) => {
    const opening = page.waitForEvent('popup')
    await section.getByRole('button', { name: fill(connected.addOf, { name }) }).click()
    const opened = await opening
    await opened.getByLabel('Account').fill(account)
    await pressAndClose(opened, 'Continue')
  }
  await connect(emailOfRole('samovar', 'admin'))
  await expect(section.getByRole('alert')).toHaveText(fill(connected.googleRefused, { email }))
  await connect(email)
  await section.getByRole('button', { name: fill(connected.removeOf, { name }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: connected.remove }).click()
  await expect(section.getByRole('button', { name: fill(connected.addOf, { name }) })).toBeVisible()
})

test('Sign Up goes to the community’s own provider and returns signed in, with no code in the address', {
  tag: '@phone',
}, async ({ page, words }) => {
  await page.goto(at('tim', '/login'))
  await page.getByRole('button', { name: words.auth.login.oauth2 }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.auth.provider.failed })).toBeVisible()
  await expect(page).toHaveURL(at('tim', '/auth-provider'))
  await page.getByRole('link', { name: words.auth.provider.back }).click()
  await expect(page).toHaveURL(at('tim', '/login'))

  await page.getByRole('button', { name: words.auth.login.oauth2 }).click()
  await chooseAccount(page, emailOfRole('tim', 'admin'))
  await expect(page).toHaveURL(at('tim', '/admin'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an address of an existing account is linked to the community’s own login only by a press from its letter', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { link } = words.auth
  // Has an account, but no place in this community.
  const email = emailOfRole('samovar', 'member')
  await page.goto(at('tim', '/login'))
  await page.getByRole('button', { name: words.auth.login.oauth2 }).click()
  await chooseAccount(page, email)
  await expect(page.getByRole('alert')).toHaveText(words.failures.CONFIRM_LINK)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const letter = await readLetterWith(request, 'tim', email, '/confirm-link?')
  expect(letter.link.pathname).toBe('/confirm-link')
  await page.goto(letter.link.href)
  const press = page.getByRole('button', { name: link.submit })
  await expect(press).toBeVisible()
  await expectFittingAndAccessible(page)
  await press.click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
})

test('the community’s own login is connected in the settings by a press from the letter, and refusals say why', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { account, auth, failures } = words
  const { connected } = account
  const email = emailOfRole('tim', 'member')
  await page.goto(at('tim', '/login'))
  await page.getByRole('button', { name: auth.login.oauth2 }).click()
  await chooseAccount(page, email)
  await page.waitForURL(url => url.host === new URL(at('tim', '/')).host && url.pathname !== '/auth-provider')
  await page.goto(at('tim', '/settings'))
  const section = page.getByRole('region', { name: connected.title })
  const name = fill(connected.COMMUNITY, { community: 'TIM' })
  const removal = section.getByRole('button', { name: fill(connected.removeOf, { name }) })
  await removal.click()
  await page.getByRole('dialog').getByRole('button', { name: connected.remove }).click()
  const connect = section.getByRole('button', { name: fill(connected.addOf, { name }) })
  await connect.click()

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: connected.failed })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(connected.denied)
  await expectFittingAndAccessible(page)
  await page.getByRole('link', { name: connected.back }).click()

  await connect.click()
  await chooseAccount(page, emailOfRole('tim', 'admin'))
  await expect(page.getByRole('alert')).toHaveText(failures.IDENTITY_OF_ANOTHER)
  await page.getByRole('link', { name: connected.back }).click()

  await connect.click()
  await chooseAccount(page, email)
  await expect(page.getByText(fill(connected.letterSent, { email }))).toBeVisible()
  await expect(page).toHaveURL(at('tim', '/settings#connected'))
  await expect(connect).toBeVisible()
  await page.goto((await readLetterWith(request, 'tim', email, '/confirm-link?')).link.href)
  await page.getByRole('button', { name: auth.link.submit }).click()
  await expect(page).toHaveURL(at('tim', '/settings#connected'))
  await expect(removal).toBeVisible()
  await expect(connect).toHaveCount(0)
})

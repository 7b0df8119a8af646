import { loginPath } from '#contract/auth/login-link.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { call } from '../api.ts'
import { test } from '../localized-test.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { password, register, registerAdmin, tokenOf } from './account.ts'
import { enterPassword, expectWelcomed, logOut, signIn, storedKeys } from './login.ts'

test('the login by email sends nothing while the form is invalid, shows what is wrong, and is sent with Enter', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const person = await register(request, 'samovar')
  const sent: string[] = []
  page.on('request', each => each.url().endsWith('/api/auth/login') && sent.push(each.url()))
  await page.goto(at('samovar', '/login'))
  const { login } = words.auth
  await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeVisible()
  await expect(page.getByText(login.subtitle)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/')
  const button = page.getByRole('button', { name: login.submit, exact: true })
  const email = page.getByLabel(login.email, { exact: true })
  await expect(button).toBeDisabled()
  await email.fill('not an address')
  await expect(button).toBeDisabled()

  await page.getByLabel(login.password, { exact: true }).fill('anything at all')
  await email.press('Enter')
  const alert = page.getByRole('alert')
  await enterPassword(page, words, { ...person, password: 'short' })
  await expect(alert).toHaveText(login.passwordInvalid)
  expect(sent).toEqual([])

  await enterPassword(page, words, { ...person, password: 'not the right one' })
  await expect(alert).toHaveText(words.failures.INVALID_LOGIN)
  const [form, above] = await Promise.all([email.boundingBox(), alert.boundingBox()])
  expect(above?.y).toBeLessThan(form?.y ?? 0)

  await enterPassword(page, words, { ...person, email: `  ${person.email} ` })
  await expectWelcomed(page, 'samovar')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('firstLogin'))).toBe('true')
  expect(sent).toHaveLength(2)
})

test('a link of a letter says what awaits behind the login, leads there, and is followed at once when logged in', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const member = await createParticipant(request, 'samovar')
  const link = at('samovar', loginPath('/contacts/bookmarks', 'contacts'))
  await page.goto(link)
  await expect(page.getByText(words.auth.login.reasons.contacts)).toBeVisible()
  await expectFittingAndAccessible(page)
  await enterPassword(page, words, member)
  await expect(page).toHaveURL(at('samovar', '/contacts/bookmarks'))
  await page.goto(link)
  await expect(page).toHaveURL(at('samovar', '/contacts/bookmarks'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a blocked user is logged out, and a login answers that there is no access', { tag: '@desktop' }, async ({
  page,
  words,
  request,
}) => {
  const person = await register(request, 'samovar')
  const manager = await tokenOf(request, 'samovar', await registerAdmin(request, 'samovar'))
  const token = await tokenOf(request, 'samovar', person)
  await openAs(page, 'samovar', { token }, '/questions')
  // The address is there from the start; only the heading says that the session was accepted before it is ended.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectWelcomed(page, 'samovar')
  const user = await call(request, 'samovar', '/api/current-user', { token, method: 'GET' })
  const { userId } = await user.json()
  // A page without calls: one that is refused while the page is reloaded would remove the token, and leave a visitor on the landing.
  await page.goto(at('samovar', '/healthz'))
  const blocked = await call(request, 'samovar', `/api/admin/users/${userId}/block`, { token: manager, data: {} })
  expect(blocked.status()).toBeLessThan(300)

  await page.goto(at('samovar', '/questions'))
  await expect(page).toHaveURL(at('samovar', '/login'))
  await enterPassword(page, words, person)
  await expect(page.getByText(words.auth.login.endedText)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: words.failures.ACCESS_DENIED })).toBeVisible()
})

test('a login returns once to the event before it or to the path in backTo, and never to another site', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const admin = await registerAdmin(request, 'samovar')
  await page.goto(at('samovar', '/event/summer-tea?from=letter#when'))
  await page.getByRole('main').getByRole('link', { name: words.auth.login.submit }).click()
  await expect(page).toHaveURL(at('samovar', '/login'))
  const asked = page.waitForRequest('**/api/auth/login')
  await enterPassword(page, words, admin)
  expect((await asked).postDataJSON()).toMatchObject({ backTo: '/event/summer-tea?from=letter#when' })
  await expect(page).toHaveURL(at('samovar', '/event/summer-tea?from=letter#when'))
  await expect.poll(() => storedKeys(page)).not.toContain('redirectAfterLogin')

  await logOut(page, words)
  for (const key of ['token', 'authorities', 'hasLoggedIn', 'answers', 'profile', 'firstLogin', 'redirectAfterLogin'])
    await expect.poll(() => storedKeys(page)).not.toContain(key)
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('token=')

  await signIn(page, words, 'samovar', admin, '/login?backTo=/contacts')
  await expect(page).toHaveURL(at('samovar', '/contacts'))
  await logOut(page, words)
  await signIn(page, words, 'samovar', admin, '/login?backTo=//elsewhere.example/contacts')
  await expect(page).toHaveURL(at('samovar', '/admin'))
})

test('a logout in one tab sends the other to the login, and a login there brings both back', {
  tag: '@desktop',
}, async ({ page, context, words, request }) => {
  const admin = await registerAdmin(request, 'samovar')
  await signIn(page, words, 'samovar', admin)
  const other = await context.newPage()
  await other.goto(at('samovar', '/events?show=past'))
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await logOut(page, words)
  await expect(other).toHaveURL(at('samovar', '/login'))
  await enterPassword(page, words, { ...admin, password })
  await expect(other).toHaveURL(at('samovar', '/events?show=past'))
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
})

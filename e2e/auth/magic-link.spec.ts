import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { call } from '../api.ts'
import { test } from '../localized-test.ts'
import { pressAndSee } from '../locators.ts'
import { readLetter } from '../mailbox.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { register } from './account.ts'
import { signIn } from './login.ts'

test('a magic link signs in once, leaves no token in the address, and opens the page that was asked for', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { login, letter, magic } = words.auth
  const { email } = await register(request, 'samovar')
  const welcome = await readLetter(request, 'samovar', email)
  await page.clock.install()
  await page.goto(at('samovar', '/login?backTo=/event/summer-tea'))
  await page.getByLabel(login.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: login.sendLink }).click()
  await expect(page.getByRole('heading', { level: 1, name: letter.title })).toBeVisible()
  await expect(page.getByText(fill(letter.sentTo, { email }))).toBeVisible()
  await expectFittingAndAccessible(page)
  const first = await readLetter(request, 'samovar', email, welcome)
  await page.clock.fastForward(60_000)
  await pressAndSee(page.getByRole('button', { name: letter.resend, exact: true }), page.getByText(letter.resent))
  const { link } = await readLetter(request, 'samovar', email, first)
  expect(link.searchParams.get('back_to')).toBe('/event/summer-tea')

  const addresses: string[] = []
  page.on('request', each => addresses.push(each.url()))
  const spent = page.waitForRequest(each => each.url().endsWith('/api/auth/auth-magic') && each.method() === 'POST')
  await page.goto(link.href)
  const press = page.getByRole('button', { name: magic.submit, exact: true })
  await expect(press).toBeVisible()
  await expectFittingAndAccessible(page)
  await press.click()
  expect((await spent).postDataJSON()).toEqual(Object.fromEntries(link.searchParams))
  await expect(page).toHaveURL(at('samovar', '/event/summer-tea'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(addresses.filter(each => each.includes('url_auth_token'))).toEqual([link.href])

  await page.evaluate(() => localStorage.removeItem('token'))
  for (const used of [link, first.link]) {
    await page.goto(used.href)
    await expect(page.getByRole('heading', { level: 1, name: magic.used })).toBeVisible()
    await expect(page).toHaveURL(at('samovar', '/auth-magic'))
  }
  await page.getByRole('link', { name: magic.askAgain }).click()
  await expect(page).toHaveURL(at('samovar', '/login'))
  await page.goto(at('samovar', '/auth-magic'))
  await expect(page.getByRole('heading', { level: 1, name: magic.missing })).toBeVisible()
})

test('a magic link of another account asks before it replaces the signed-in one, and “this was not me” closes it', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { magic, otherAccount, notMe } = words.auth
  const [anna, boris] = [await register(request, 'samovar', 'anna'), await register(request, 'samovar', 'boris')]
  const welcome = await readLetter(request, 'samovar', boris.email)
  await signIn(page, words, 'samovar', anna)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await call(request, 'samovar', '/api/auth/magic/challenge', { data: { email: boris.email } })
  const letter = await readLetter(request, 'samovar', boris.email, welcome)
  await page.goto(letter.link.href)
  const masked = boris.email.replace(/^(.)[^@]*/, '$1***')
  const asked = { email: masked, current: anna.email }
  await expect(page.getByRole('heading', { level: 1, name: fill(otherAccount.title, asked) })).toBeVisible()
  await expectFittingAndAccessible(page)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)

  const [disown = ''] = /http:\/\/\S+\/not-me\?letter=\S+/.exec(letter.text) ?? []
  await page.goto(disown)
  await page.getByRole('button', { name: notMe.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: notMe.done })).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.goto(letter.link.href)
  await expect(page.getByRole('heading', { level: 1, name: magic.used })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
})

import { demoCommunities } from '#demo/communities/list.ts'
import { demoPassword } from '#demo/logins.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { emailOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { signIn } from './login.ts'

/** A member of both communities. */
const member = { email: emailOfRole('samovar', 'member'), password: demoPassword }

// One after the other: of two tickets that one person asks for at the same moment only the newer one works.
test.describe.configure({ mode: 'default' })

test('a member who opens another of their communities is signed in there by a ticket that works once and leaves the address', {
  tag: '@phone',
}, async ({ page, words, lang }) => {
  const name = demoCommunities.find(({ domain }) => domain === 'alumni')?.title[lang] ?? 'none'
  const addresses: string[] = []
  page.on('request', each => each.isNavigationRequest() && addresses.push(each.url()))
  await signIn(page, words, 'samovar', member)
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(url => url.hostname === 'alumni.localhost' && url.search === '')
  await expect(page.getByRole('button', { name: new RegExp(words.shell.header.userMenu) })).toBeVisible()
  const [arrival = ''] = addresses.filter(each => each.includes('token='))
  expect(new URL(arrival).hostname).toBe('alumni.localhost')

  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(arrival)
  await expect(page).toHaveURL(at('alumni', '/login'))
  await expect(page.getByRole('alert')).toContainText(words.auth.login.again)
})

test('a login with backTo of another community returns there signed in', { tag: '@phone' }, async ({ page, words }) => {
  await page.goto(at('samovar', `/login?backTo=${encodeURIComponent(at('alumni', '/events?show=past'))}`))
  await page.getByLabel(words.auth.login.email, { exact: true }).fill(member.email)
  await page.getByLabel(words.auth.login.password, { exact: true }).fill(member.password)
  await page.getByRole('button', { name: words.auth.login.submit, exact: true }).click()
  await expect(page).toHaveURL(at('alumni', '/events?show=past'))
  await expect(page.getByRole('button', { name: new RegExp(words.shell.header.userMenu) })).toBeVisible()
})

import { at } from '../address.ts'
import { signInAsRole } from '../auth/login.ts'
import { expect, test } from '../test.ts'

test('a login survives a reload, and a logout removes everything that the browser kept of it', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsRole(page, 'samovar', 'member')
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
  const cookie = await page.evaluate(() => document.cookie)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(cookie).toContain(`token=${token?.split('.')[0]}`)
  expect(cookie).not.toContain(token?.split('.')[1] ?? 'nothing')
  await page.reload()
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible()

  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(at('samovar', '/login'))
  const left = () => page.evaluate(() => Object.keys(localStorage))
  for (const key of ['token', 'authorities', 'hasLoggedIn', 'answers', 'profile', 'firstLogin'])
    await expect.poll(left).not.toContain(key)
  await page.goto(at('samovar', '/contacts'))
  await expect(page).toHaveURL(at('samovar', '/'))
})

test('a session that the server has ended goes to the login, and a new login returns to the same page', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAsRole(page, 'samovar', 'admin')
  await expect(page).toHaveURL(at('samovar', '/admin'))
  const ended = { message: 'Session ended', code: 405, name: 'SESSION_ENDED', status: 401 }
  // Not for what the page that is left may still ask.
  await page.route('**/api/community/user/**', route =>
    page.url().includes('/my_communities') ? route.fulfill({ status: 401, json: ended }) : route.fallback(),
  )
  await page.goto(at('samovar', '/my_communities?from=here'))
  await expect(page).toHaveURL(at('samovar', '/login'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.unroute('**/api/community/user/**')
  await page.getByLabel(/^Email/).fill('admin@samovar.example')
  await page.getByLabel(/^Password/).fill('samovar-demo-tea')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(at('samovar', '/my_communities?from=here'))
})

test('a visitor who logs in from an event returns to it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(at('samovar', '/event/summer-tea?from=letter'))
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel(/^Email/).fill('member@samovar.example')
  await page.getByLabel(/^Password/).fill('samovar-demo-tea')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(at('samovar', '/event/summer-tea?from=letter'))
})

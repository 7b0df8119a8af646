import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { at } from '../address.ts'
import { read } from '../api.ts'
import { openAsRole, tokenOfRole } from '../session.ts'
import { expect, test } from '../test.ts'
import { ownFolder, serveBuild } from './builds.ts'

/** A server with outside services that are on another origin, so the page reaches them only if its content policy allows it. */
let services: ApiServer
let stop: () => Promise<void>
let port: number
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  services = await startApiServer({
    '/collect': {},
    '/api/7/envelope/': {},
    '/ip': { text: '203.0.113.7' },
  })
  port = await freePort()
  stop = await serveBuild(ownFolder, port, {
    ANALYTICS_URL: `${services.origin}/collect`,
    SENTRY_DSN: `${services.origin.replace('//', '//key@')}/7`,
    PUBLIC_IP_URL: `${services.origin}/ip`,
  })
})
test.afterAll(async () => {
  await stop?.()
  await services?.close()
})

async function openConfigured(page: Page, place: string): Promise<string> {
  const token = await tokenOfRole(page.request, 'samovar', 'member')
  await page.addInitScript(known => localStorage.setItem('token', known), token)
  await page.goto(at('samovar', place).replace(/:\d+\//, `:${port}/`))
  return token
}

/** As an error of a script that nobody caught; one that is really thrown would fail the story. */
const failInPage = (page: Page) =>
  page.evaluate(() => {
    const error = new Error(`No tea for anna@tea.example: ${localStorage.getItem('token')} "my own words"`)
    dispatchEvent(new ErrorEvent('error', { error }))
  })

/** Whether the page has asked for the chunk of the reporter. */
async function followReporter(page: Page): Promise<() => boolean> {
  const manifest = JSON.parse(await readFile(path.join(ownFolder, 'dist/web/.vite/manifest.json'), 'utf8'))
  const { file } = manifest['lib/tracking/sentry.ts']
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  return () => loaded.includes(`/${file}`)
}

test('the configured analytics service gets the page load, clicks in menu and header, with user and community', {
  tag: '@desktop',
}, async ({ page }) => {
  const token = await openConfigured(page, '/chats')
  const { userId } = await read(page.request, 'samovar', '/api/current-user', token)
  await page.getByRole('link', { name: 'Events', exact: true }).locator('visible=true').first().click()
  await page.getByRole('link', { name: 'Notifications' }).locator('visible=true').click()
  // In the order in which they were told, which is not always that of their arrival.
  const told = () =>
    services.received
      .filter(({ path }) => path === '/collect')
      .map(({ body }): { at: string } => JSON.parse(body))
      .sort((one, other) => one.at.localeCompare(other.at))
  const known = { userId, communityId: expect.stringMatching(/^[0-9a-f-]{36}$/), at: expect.any(String) }
  await expect.poll(told).toEqual([
    { ...known, event: 'loaded', data: { community: 'samovar' }, userId: null },
    { ...known, event: 'navbar click', data: { target: 'events' } },
    { ...known, event: 'header click', data: { target: 'notifications' } },
  ])
})

test('the calls of a page carry the public IP address as soon as the configured service has said it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openConfigured(page, '/chats')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('publicIp'))).toBe('203.0.113.7')
  const request = page.waitForRequest(each => each.url().includes('/api/'))
  await page.getByRole('link', { name: 'Events', exact: true }).locator('visible=true').first().click()
  expect((await request).headers()['public-ip']).toBe('203.0.113.7')
})

test('an error of the page is reported to the configured service, without token, email, own words and address', {
  tag: '@desktop',
}, async ({ page }) => {
  const hasReporter = await followReporter(page)
  const token = await openConfigured(page, '/chats?ticket=steam-ticket')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(hasReporter()).toBe(false)
  await failInPage(page)
  const reports = () => services.received.filter(({ path }) => path === '/api/7/envelope/')
  await expect.poll(() => reports().length).toBe(1)
  const body = reports()[0]?.body ?? ''
  expect(body).toContain('"value":"No tea for [email]: [hidden] \\"[hidden]\\""')
  for (const secret of [token, 'anna@', 'my own words', 'steam-ticket', 'user_agent', 'User-Agent', '"request"'])
    expect(body, secret).not.toContain(secret)
  expect(hasReporter()).toBe(true)
})

test('an error of the page loads no reporter where none is configured', { tag: '@desktop' }, async ({ page }) => {
  const hasReporter = await followReporter(page)
  await openAsRole(page, 'samovar', 'member', '/chats')
  await failInPage(page)
  await page.getByRole('link', { name: 'Events', exact: true }).locator('visible=true').first().click()
  await expect(page).toHaveURL(at('samovar', '/events'))
  await page.waitForLoadState('networkidle')
  expect(hasReporter()).toBe(false)
})

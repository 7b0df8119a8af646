import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { demoLogins, demoPassword } from '#demo/logins.ts'
import { at, expect, test } from './test.ts'

export type Role = (typeof demoLogins)[number]['role']

/**
 * Signing in takes its time, and is limited per account: each person does it once a run. The token is kept beside the results,
 * which every run empties first, because workers come and go.
 */
async function tokenOf(page: Page, community: string, role: Role): Promise<string> {
  const folder = path.join(test.info().project.outputDir, '.tokens')
  const file = path.join(folder, `${community}-${role}`)
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known) return known
  const token = await signIn(page, community, role)
  await mkdir(folder, { recursive: true })
  await writeFile(file, token)
  return token
}

async function signIn(page: Page, community: string, role: Role): Promise<string> {
  const login = demoLogins.find(each => each.communityDomain === community && each.role === role)
  // Not every system knows the names under localhost: the host is named in the request instead.
  const answer = await page.request.post(new URL('/api/auth/login', process.env.STORIES_URL).href, {
    headers: { host: new URL(at(community)).host },
    data: { authType: 'EMAIL', email: login?.email, password: demoPassword },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).token
}

/** Opens a page as someone who signed in earlier. Not for stories that sign out: the session is shared. */
export async function arriveAs(page: Page, community: string, role: Role, pagePath = '/'): Promise<void> {
  const token = await tokenOf(page, community, role)
  await page.addInitScript(known => {
    if (!sessionStorage.getItem('arrived')) localStorage.setItem('token', known)
    sessionStorage.setItem('arrived', 'yes')
  }, token)
  await page.goto(at(community, pagePath))
  if (pagePath !== '/') return
  // The main page leads members on, and a menu that was opened on the way is closed there.
  await expect(page).not.toHaveURL(at(community))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Takes what the page tells its analytics, from now on. */
export async function collectAnalytics(page: Page): Promise<() => Promise<{ event: string; data: object }[]>> {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(globalThis, { told })
    addEventListener('analytics', event => told.push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => (globalThis as unknown as { told: { event: string; data: object }[] }).told)
}

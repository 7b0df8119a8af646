import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { demoLogins, demoPassword } from '#demo/logins.ts'
import { at } from './address.ts'
import { call } from './api.ts'
import { expect, test } from './test.ts'

export type Role = (typeof demoLogins)[number]['role']

export function emailOfRole(community: string, role: Role): string {
  const login = demoLogins.find(each => each.communityDomain === community && each.role === role)
  if (!login) throw new Error(`The demo has no ${role} in ${community}`)
  return login.email
}

/**
 * The token of a demo user. Logins are slow on purpose and limited per account, so each person logs in once a run. The
 * token is kept beside the results, which every run empties first, because workers are replaced. Not for stories that log out:
 * the session is shared.
 */
export async function tokenOfRole(request: APIRequestContext, community: string, role: Role): Promise<string> {
  const folder = path.join(test.info().project.outputDir, '.tokens')
  const file = path.join(folder, `${community}-${role}`)
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known) return known
  const answer = await call(request, community, '/api/auth/login', {
    data: { authType: 'EMAIL', email: emailOfRole(community, role), password: demoPassword },
  })
  expect(answer.status()).toBe(200)
  const { token } = await answer.json()
  await mkdir(folder, { recursive: true })
  await writeFile(file, token)
  return token
}

/** Opens a page with a session that was created through the API. Other communities are opened without it. */
export async function openAs(page: Page, community: string, { token }: { token: string }, path: string): Promise<void> {
  const address = at(community, path)
  await page.addInitScript(
    ([known, origin]) => {
      if (location.origin !== origin || sessionStorage.getItem('arrived')) return
      localStorage.setItem('token', known)
      sessionStorage.setItem('arrived', 'yes')
    },
    [token, new URL(address).origin] as const,
  )
  await page.goto(address)
}

/** Opens a page as a demo user, whose session is shared with other stories. */
export async function openAsRole(page: Page, community: string, role: Role, path: string): Promise<void> {
  const token = await tokenOfRole(page.request, community, role)
  await openAs(page, community, { token }, path)
}

/** Opens a page in the same window as somebody else than before. */
export async function reopenAs(
  page: Page,
  community: string,
  { token }: { token: string },
  path: string,
): Promise<void> {
  await page.evaluate(known => {
    sessionStorage.clear()
    sessionStorage.setItem('arrived', 'yes')
    localStorage.setItem('token', known)
  }, token)
  await page.goto(at(community, path))
}

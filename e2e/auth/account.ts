import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { at, expect } from '../test.ts'
import { adminSecret } from '../server-setup.ts'
import type { Words } from '../words.ts'

export const password = 'warm-kettle-and-honey-7'
export type Person = { email: string; password: string }

/** An address that no story had before. */
export const newEmail = (who = 'guest'): string => `${who}.${randomUUID().slice(0, 8)}@stories.example`

type Sent = { data?: object; token?: string; method?: 'GET' | 'POST' | 'PATCH' }

/** A call of the API, made beside the browser. */
export function call(
  request: APIRequestContext,
  community: string,
  path: string,
  sent: Sent = {},
): Promise<APIResponse> {
  const { data, token, method = 'POST' } = sent
  return request.fetch(new URL(path, process.env.STORIES_URL).href, {
    method,
    headers: {
      // Not every system knows the names under localhost: the host is named in the request instead.
      host: new URL(at(community)).host,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(data ? { data } : {}),
  })
}

/** Somebody with an account and a password, who has agreed to the policy and has no profile yet. */
export async function register(request: APIRequestContext, community: string, who?: string): Promise<Person> {
  const person = { email: newEmail(who), password }
  const answer = await call(request, community, '/api/auth/register-user', {
    data: { ...person, policyAccepted: true },
  })
  expect(answer.status()).toBeLessThan(300)
  return person
}

/** Somebody who may open every screen of members, and manage the community as well. */
export async function registerAdmin(request: APIRequestContext, community: string): Promise<Person> {
  const person = { email: newEmail('admin'), password }
  const answer = await call(request, community, `/api/auth/register-admin?secret=${adminSecret}`, { data: person })
  expect(answer.status()).toBeLessThan(300)
  return person
}

/** The token of a session that is opened beside the browser. */
export async function tokenOf(request: APIRequestContext, community: string, person: Person): Promise<string> {
  const answer = await call(request, community, '/api/auth/login', { data: { authType: 'EMAIL', ...person } })
  expect(answer.status()).toBe(200)
  return (await answer.json()).token
}

/** Fills the login form that is on the screen, and sends it with Enter. */
export async function enterPassword(page: Page, { auth }: Words, person: Person): Promise<void> {
  await page.getByLabel(auth.login.email, { exact: true }).fill(person.email)
  await page.getByLabel(auth.login.password, { exact: true }).fill(person.password)
  await page.getByLabel(auth.login.password, { exact: true }).press('Enter')
}

export async function signIn(
  page: Page,
  words: Words,
  community: string,
  person: Person,
  path = '/login',
): Promise<void> {
  await page.goto(at(community, path))
  await enterPassword(page, words, person)
  await page.waitForURL(url => url.pathname !== '/login')
}

/** Newcomers come to the first thing that they are asked: a question of the community, or, where it has none, the profile. */
export const expectWelcomed = (page: Page, community: string): Promise<void> =>
  expect(page).toHaveURL(
    ({ host, pathname }) => host === new URL(at(community)).host && ['/questions', '/onboarding'].includes(pathname),
  )

export async function logOut(page: Page, { shell }: Words): Promise<void> {
  await page.getByRole('button', { name: new RegExp(shell.header.userMenu) }).click()
  await page.getByRole('menuitem', { name: shell.userMenu.logOut }).click()
  await page.waitForURL('**/login')
}

/** What of a sign-in the browser keeps. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

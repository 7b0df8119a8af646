import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/logins.ts'
import { at } from '../address.ts'
import { emailOfRole, type Role } from '../session.ts'
import { expect } from '../test.ts'
import { type Words, wordsOf } from '../words.ts'
import type { Person } from './account.ts'

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

/** Signs in through the English login page as a demo user. */
export const signInAsRole = (page: Page, community: string, role: Role): Promise<void> =>
  signIn(page, wordsOf('en'), community, { email: emailOfRole(community, role), password: demoPassword })

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

/** The keys that the browser keeps of a sign-in. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

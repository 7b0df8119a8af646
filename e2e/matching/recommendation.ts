import type { Locator, Page } from '@playwright/test'
import { at } from '../test.ts'
import { fill, type Words } from '../words.ts'

/** The best of a list stand as cards, each under the name of its person. */
export const topCards = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }).getByRole('link') })

/** A sentence by its words before the first value in it. */
export const beginning = (sentence: string): RegExp => new RegExp(`^${sentence.split('{{')[0]?.trim()}`)

/** The name that a card or a row leads to the page of. */
export const nameIn = async (card: Locator): Promise<string> =>
  (await card.getByRole('link').first().textContent())?.trim() ?? ''

/** Opens what can be done about somebody besides meeting them. */
export async function openMenu(within: Page | Locator, { matching }: Words, name: string): Promise<void> {
  await within.getByRole('button', { name: fill(matching.menu.label, { name }) }).click()
}

/** The same window, in the hands of somebody else. */
export async function handTo(page: Page, community: string, { token }: { token: string }, path: string): Promise<void> {
  await page.evaluate(known => {
    sessionStorage.clear()
    sessionStorage.setItem('arrived', 'yes')
    localStorage.setItem('token', known)
  }, token)
  await page.goto(at(community, path))
}

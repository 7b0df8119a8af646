import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Recommendation } from '#contract/matching/recommendation.ts'
import { read } from '../api.ts'
import { fill, type Words } from '../words.ts'

export async function listRecommendations(
  request: APIRequestContext,
  { token }: { token: string },
): Promise<Recommendation[]> {
  return (await read(request, 'samovar', '/api/matching/instant', token)).items
}

/** The best of a list are cards, each under the name of its person. */
export const topCards = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }).getByRole('link') })

/** The name of the person whose page a card or a row links. */
export const nameIn = async (card: Locator): Promise<string> =>
  (await card.getByRole('link').first().textContent())?.trim() ?? ''

/** Title of a reason, which claims no more than the badge beside it. */
export const reasonTitle = ({ ui }: Words): RegExp => new RegExp(`^(${ui.why}|${ui.whyLook})$`)

/** Opens the menu beside a person. */
export async function openMenu(within: Page | Locator, { matching }: Words, name: string): Promise<void> {
  await within.getByRole('button', { name: fill(matching.menu.label, { name }) }).click()
}

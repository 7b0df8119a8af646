import type { Page } from '@playwright/test'
import { guidedTour } from '#demo/communities/vtb/tour.ts'
import type { Lang } from '../preferences.ts'
import type { Words } from '../words.ts'

/** The card of a step of the demo's tour, from 1. */
export const tourCard = (page: Page, step: number, lang: Lang) =>
  page.getByRole('dialog', { name: guidedTour.steps[step - 1]?.title[lang] ?? 'none', exact: true })

/** Starts the tour by the entry of the menu, which is behind More on a phone. */
export async function clickHelp(page: Page, { menu, shell }: Words, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: shell.menu.more, exact: true }).click()
  const place = isPhone ? page.getByRole('dialog', { name: shell.menu.more }) : page.getByRole('navigation')
  await place.getByRole('button', { name: menu.menu.help, exact: true }).click()
}

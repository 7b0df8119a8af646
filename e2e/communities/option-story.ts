import type { APIRequestContext, Page } from '@playwright/test'
import { legalDocuments } from '#contract/communities/legal.ts'
import { type LegalSet, type OptionSettings, type OptionType, optionSettings } from '#contract/communities/options.ts'
import { demoCommunities } from '#demo/communities/list.ts'
import { at } from '../address.ts'
import { createReader } from '../participants/participant.ts'
import type { Lang } from '../preferences.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import type { Words } from '../words.ts'

export type Told = {
  page: Page
  request: APIRequestContext
  words: Words
  lang: Lang
  /** A community of the demo that has the option, or that does not. */
  domain: string
}

/** What a user sees in a community with the option, and in one without it. */
export type OptionStory = {
  with: string
  without: string
  shows: (told: Told) => Promise<void>
  lacks: (told: Told) => Promise<void>
}

export const settingsOf = <T extends OptionType>(domain: string, type: T): OptionSettings<T> => {
  const record = demoCommunities.find(each => each.domain === domain)
  const settings = record && optionSettings(record, type)
  if (!settings) throw new Error(`${domain} has no ${type}`)
  return settings
}

export const open = ({ page, domain }: Told, path: string) => page.goto(at(domain, path))
export const main = ({ page }: Told) => page.getByRole('main')

export async function openAsMember({ page, request, domain, lang }: Told, path: string): Promise<void> {
  await openAs(page, domain, await createReader(request, domain, lang), path)
}

export const seesLegalSet = async ({ page, words }: Told, set: LegalSet): Promise<void> => {
  for (const document of ['terms', 'privacy'] as const)
    await expect(page.getByRole('link', { name: words.auth.login[document], exact: true })).toHaveAttribute(
      'href',
      legalDocuments[set][document],
    )
}

export const chooseCountry = async (told: Told, country: string): Promise<void> => {
  await open(told, '/dev/country')
  await told.page.locator(`button[value=${country}]`).click()
  await expect(told.page.locator(`button[value=${country}]`)).toHaveAttribute('aria-pressed', 'true')
}

/** Outside pages are not asked for. */
export async function landsOutside(told: Told): Promise<string[]> {
  const outside: string[] = []
  await told.page.route('https://example.org/**', route => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' })
  })
  await open(told, '/')
  return outside
}

export const styleOf = (told: Told, style: string) => main(told).locator(`section[data-style="${style}"]`).first()

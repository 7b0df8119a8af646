import type { BrowserContext, Page } from '@playwright/test'

export type Lang = 'en' | 'ru'
export type Scheme = 'light' | 'dark'

const locales: Record<Lang, string> = { en: 'en-US', ru: 'ru-RU' }

/** Sets language and colour scheme as an earlier visit would have left them. */
export async function prefer(
  page: Page | BrowserContext,
  { lang, scheme }: { lang?: Lang; scheme?: Scheme },
): Promise<void> {
  await page.addInitScript(
    ([locale, chosen]) => {
      // Only where nothing is stored, so that a choice made in the story survives its reloads.
      if (locale && !localStorage.getItem('language')) localStorage.setItem('language', locale)
      if (chosen && !localStorage.getItem('samovar-color-scheme')) localStorage.setItem('samovar-color-scheme', chosen)
    },
    [lang && locales[lang], scheme] as const,
  )
}

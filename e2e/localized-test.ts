import type { TestInfo } from '@playwright/test'
import { test as base, type Lang, prefer } from './test.ts'
import { type Words, wordsOf } from './words.ts'

/** English by day on a desktop, Russian by night on a phone: between them everything is seen in both. */
export const langOf = ({ project }: TestInfo): Lang => (project.name === 'phone' ? 'ru' : 'en')

/** A story that is read in the language of its project. */
export const test = base.extend<{ lang: Lang; words: Words; patience: undefined }>({
  /** These are whole journeys, through letters and other windows: longer than other stories, but not to be cut. */
  patience: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use, testInfo) => {
      testInfo.setTimeout(60_000)
      await use(undefined)
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  lang: async ({}, use, testInfo) => use(langOf(testInfo)),
  words: async ({ lang }, use) => use(wordsOf(lang)),
  context: async ({ context, lang }, use) => {
    await prefer(context, { lang, scheme: lang === 'ru' ? 'dark' : 'light' })
    await use(context)
  },
})

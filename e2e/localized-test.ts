import type { TestInfo } from '@playwright/test'
import { type Lang, prefer } from './preferences.ts'
import { test as base } from './test.ts'
import { type Words, wordsOf } from './words.ts'

/** A desktop reads English in light colours, a phone Russian in dark ones: between them everything is seen in both. */
export const langOf = ({ project }: TestInfo): Lang => (project.name === 'phone' ? 'ru' : 'en')

/** A story in the language of its project. */
export const test = base.extend<{ lang: Lang; words: Words }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  lang: async ({}, use, testInfo) => use(langOf(testInfo)),
  words: async ({ lang }, use) => use(wordsOf(lang)),
  context: async ({ context, lang }, use) => {
    await prefer(context, { lang, scheme: lang === 'ru' ? 'dark' : 'light' })
    await use(context)
  },
})
